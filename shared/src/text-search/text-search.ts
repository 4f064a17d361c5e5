// Of Latin letters, and the dot below (nukta) that many leave out; other marks of Indian scripts are vowels. Joiners
// only say how letters are drawn.
const accents = /[\u0300-\u036f\u093c\u0cbc\u200c\u200d]+/g;

/** Text as it is compared: without case and accents, so that "jalapeno" finds "Jalapeños", and फ्राइज finds फ़्राइज़. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').toLowerCase();

/** The words of a query, folded; none of a blank one. */
export const wordsOf = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean);

/** Whether every word of the query stands somewhere in the texts, whatever its case and accents. A blank query matches all. */
export function matchesText(query: string, ...texts: readonly string[]): boolean {
  const searched = foldText(texts.join('\n'));
  return wordsOf(query).every((word) => searched.includes(word));
}
