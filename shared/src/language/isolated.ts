// Letters that are read from right to left: Hebrew, Arabic and its kin, Adlam. Nothing else turns round what is beside it.
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What a person wrote, to stand within words of ours: its reading direction begins and ends with it, in every line. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? text.replace(/.+/g, '\u2068$&\u2069') : text;
