// Right-to-left letters: Hebrew, Arabic and related scripts, Adlam. Only these reorder other text.
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates the reading direction of customer text, line by line, so it cannot reorder surrounding text. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? text.replace(/.+/g, '\u2068$&\u2069') : text;
