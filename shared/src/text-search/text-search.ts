// Of Latin letters, and the dot below (nukta) that many leave out; what nobody sees is no part of a word.
const accents = /[\u0300-\u036f\u093c\u0cbc\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** Text as it is compared: without case and accents, so that "jalapeno" finds "Jalapeños", and फ्राइज finds फ़्राइज़. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').toLowerCase();

/** A code as it is compared, for promos and order numbers: as plain capitals, without blanks. */
export const foldCode = (text: string): string => foldText(text).replace(/\s/g, '').toUpperCase();

/** The words of a query, folded, dashes part them like blanks; none of a blank one. */
export const wordsOf = (query: string): string[] =>
  foldText(query)
    .split(/[\s\p{Pd}]+/u)
    .filter(Boolean);

/** Whether every word of the query stands somewhere in the texts, whatever its case and accents. A blank query matches all. */
export function matchesText(query: string, ...texts: readonly string[]): boolean {
  const searched = foldText(texts.join('\n'));
  return wordsOf(query).every((word) => searched.includes(word));
}
