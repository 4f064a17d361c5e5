// Word beginnings in lower case, with frequent misspellings.
const allergyWords = [
  ...['allerg', 'alerg', 'allegry', 'allrgy', 'anaphyla', 'epipen'],
  ...['intoleran', 'coeliac', 'celiac'],
  ...['ಅಲರ್ಜಿ', 'ಅಲೆರ್ಜಿ', 'ಎಲರ್ಜಿ'],
  ...['एलर्ज', 'ऐलर्ज', 'अलर्ज', 'एलेर्ज'],
];
const words = `(?:${allergyWords.join('|')})`;
const pattern = new RegExp(`(?:^|[^\\p{L}\\p{M}])${words}`, 'iu');
const label = new RegExp(`^\\s*${words}[\\p{L}\\p{M}]*\\s*:\\s*`, 'iu');

/**
 * Returns a customer's note if it mentions an allergy in English, Kannada or Hindi, otherwise null. Prefers
 * false alarms to misses. Removes a leading "Allergy:", because screens and tickets print their own label.
 */
export function allergyIn(text: string): string | null {
  const note = text.normalize('NFC');
  return pattern.test(note) ? note.replace(label, '') || note : null;
}
