/**
 * What no line of text may hold: control characters, halves of characters (which no store can keep), line breaks, and
 * the marks that reverse the reading direction of what follows them. By itself, for views that check without schemas.
 */
export const notInALine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** The same for text over several lines, in which tabs may stand too. */
export const notInAParagraph = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;
