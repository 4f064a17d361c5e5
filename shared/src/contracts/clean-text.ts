// Invisible characters: direction marks, zero widths, fillers, the Braille blank. Group 1 captures those to keep:
// joiners within a word and emoji variation selectors change how the character before them is drawn.
const unseen =
  /((?<=(?![\p{Script=Latin}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)(?:[\u200c\u200d](?=(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Extended_Pictographic}])|\ufe0f)|(?<=\u0d4d)\u200d)|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// Browsers show these as a blank, or not at all, in single-line fields, which never accept ordinary line breaks.
const renderedAsBlank = /[\t\v\f\u0085\u2028\u2029]/g;

/** Removes invisible characters and composes the rest (NFC), so that equal words have equal code points. */
const observed = (typed: string): string => typed.replace(unseen, '$1').normalize('NFC');

/** Returns one line of text as it is validated and stored: visible characters only, blanks for breaks, trimmed. */
export const cleanLine = (typed: string): string =>
  observed(typed).replace(renderedAsBlank, ' ').trim();

/** Returns text of several lines as it is stored, with every kind of line break as a newline. */
export const cleanParagraph = (typed: string): string =>
  observed(typed).replace(lineBreaks, '\n').trim();

/** Matches what a clean line must not contain: control characters, and lone surrogates, which no store accepts. */
export const notInALine = /[\p{Cc}\p{Cs}]/u;

/** The same for paragraphs, which may contain tabs and line breaks. */
export const notInAParagraph = /(?![\t\n])[\p{Cc}\p{Cs}]/u;
