// Folded to lower case; the beginnings of words, with the spellings that are typed in a hurry.
const allergyWords = [
  ...['allerg', 'alerg', 'allegry', 'allrgy', 'anaphyla', 'epipen'],
  ...['intoleran', 'coeliac', 'celiac'],
  ...['ಅಲರ್ಜಿ', 'ಅಲೆರ್ಜಿ', 'ಎಲರ್ಜಿ'],
  ...['एलर्ज', 'ऐलर्ज', 'अलर्ज', 'एलेर्ज'],
];
const pattern = new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${allergyWords.join('|')})`, 'iu');

/** Whether what a customer wrote to the kitchen speaks of an allergy, in English, Kannada or Hindi; in doubt it does. */
export const namesAllergy = (text: string): boolean => pattern.test(text.normalize('NFC'));
