// Invisible characters: direction marks, zero widths, fillers, the Braille blank. Group 1 captures those to
// keep: joiners within a word and emoji variation selectors, which change how the previous character is
// drawn.
const unseen =
  /((?<=(?![\p{Script=Latin}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)(?:[\u200c\u200d](?=(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Extended_Pictographic}])|\ufe0f)|(?<=\u0d4d)\u200d)|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// In single-line fields browsers show these characters as a blank or not at all. Ordinary line breaks cannot
// be typed there.
const renderedAsBlank = /[\t\v\f\u0085\u2028\u2029]/g;

/** Removes invisible characters and composes the others (NFC), so that equal words have equal code points. */
function observed(typed: string): string {
  const text = typed.replace(unseen, '$1').normalize('NFC');
  // A composed letter can be Latin while its accent was not, so that a joiner after it joins nothing.
  return text === typed ? text : observed(text);
}

/** Returns one line of text as it is stored: visible characters only, blanks for breaks, trimmed. */
export const cleanLine = (typed: string): string =>
  observed(typed).replace(renderedAsBlank, ' ').trim();

/** Returns a text of several lines as it is stored: every kind of line break becomes a newline. */
export const cleanParagraph = (typed: string): string =>
  observed(typed).replace(lineBreaks, '\n').trim();

/** Matches what a clean line must not contain: control characters, and lone surrogates. */
export const notInALine = /[\p{Cc}\p{Cs}]/u;

/** Matches what a clean paragraph must not contain. Unlike a line, it may contain tabs and line breaks. */
export const notInAParagraph = /(?![\t\n])[\p{Cc}\p{Cs}]/u;
