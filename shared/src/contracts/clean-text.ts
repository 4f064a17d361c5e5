// Signs that nobody sees: directions, zero widths, fillers, the blank of Braille. The first group holds those that stay,
// as they say how the sign before them is drawn: joiners within a word and variants of an emoji; Latin letters need none.
const unseen =
  /((?<=(?![\p{Script=Latin}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)(?:[\u200c\u200d](?=(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Extended_Pictographic}])|\ufe0f)|(?<=\u0d4d)\u200d)|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// A field of one line shows a blank for them, or nothing; the usual line breaks it never takes.
const shownAsBlank = /[\t\v\f\u0085\u2028\u2029]/g;

/** Text without what nobody sees, and composed: the same words are the same signs. */
const seen = (typed: string): string => typed.replace(unseen, '$1').normalize('NFC');

/** One line of text as it is checked and kept: only what can be seen, what parts its words as a blank, trimmed. */
export const cleanLine = (typed: string): string => seen(typed).replace(shownAsBlank, ' ').trim();

/** The same over several lines: whatever parts lines becomes a line break. */
export const cleanParagraph = (typed: string): string =>
  seen(typed).replace(lineBreaks, '\n').trim();

/** What no clean line may hold still: control characters, and halves of characters, which no store can keep. */
export const notInALine = /[\p{Cc}\p{Cs}]/u;

/** The same for text over several lines, in which tabs may stand too. */
export const notInAParagraph = /(?![\t\n])[\p{Cc}\p{Cs}]/u;
