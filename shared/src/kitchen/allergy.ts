// Beginnings of words in lower case, with frequent misspellings.
const allergyWords = [
  ...['allerg', 'alerg', 'allegry', 'allrgy', 'anaphyla', 'epipen'],
  ...['intoleran', 'coeliac', 'celiac'],
  ...['ಅಲರ್ಜಿ', 'ಅಲೆರ್ಜಿ', 'ಎಲರ್ಜಿ'],
  ...['एलर्ज', 'ऐलर्ज', 'अलर्ज', 'एलेर्ज'],
];
const pattern = new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${allergyWords.join('|')})`, 'iu');

/** Returns whether a customer's note mentions an allergy in English, Kannada or Hindi. Prefers false alarms to misses. */
export const namesAllergy = (text: string): boolean => pattern.test(text.normalize('NFC'));
