// Removes Latin accents, the nukta that many people omit, and invisible characters.
const accents = /[\u0300-\u036f\u093c\u0cbc\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** Folds a text for comparison: "jalapeno" finds "Jalapeños", and फ्राइज finds फ़्राइज़. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').toLowerCase();

/** Folds a promo code or order number to capital letters and digits without blanks. */
export const foldCode = (text: string): string => foldText(text).replace(/\s/g, '').toUpperCase();

/** Splits a query into folded words at blanks and dashes; empty for a blank query. */
export const wordsOf = (query: string): string[] =>
  foldText(query)
    .split(/[\s\p{Pd}]+/u)
    .filter(Boolean);

/**
 * Returns whether every word of the query occurs in the texts, ignoring case and accents. A blank query
 * matches every text.
 */
export function matchesText(query: string, ...texts: readonly string[]): boolean {
  const searched = foldText(texts.join('\n'));
  return wordsOf(query).every((word) => searched.includes(word));
}
