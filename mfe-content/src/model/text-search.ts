// Of Latin letters only: in Indian scripts such marks are vowels.
const accents = /[\u0300-\u036f]/g;

const plain = (text: string): string => text.normalize('NFKD').replace(accents, '').toLowerCase();

/** Whether every word of the query stands somewhere in the texts, whatever its case and accents. A blank query matches all. */
export function matchesText(query: string, ...texts: readonly string[]): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const searched = plain(texts.join('\n'));
  return words.every((word) => searched.includes(word));
}
