import { allergyIn } from './allergy';

test.each([
  'Allergy: peanuts',
  'I am ALLERGIC to nuts',
  'severe nut alergy',
  'lactose intolerant',
  'Nuts se allergy hai',
  'ಅಲರ್ಜಿ: ಕಡಲೆಕಾಯಿ',
  'ಕಡಲೆಕಾಯಿ ಅಲರ್ಜಿ ಇದೆ',
  'एलर्जी: मूंगफली',
  'मूंगफली से एलर्जी है',
])('allergyIn returns a note for %j', (note) => expect(allergyIn(note)).not.toBeNull());

test.each([
  '',
  'No onion please',
  'Less spicy',
  'ಈರುಳ್ಳಿ ಬೇಡ',
  'प्याज नहीं',
  'Ring the bell at the gallery',
])('allergyIn returns null for %j', (note) => expect(allergyIn(note)).toBeNull());

test.each([
  ['Allergy: sesame', 'sesame'],
  ['ALLERGIES : nuts, milk', 'nuts, milk'],
  ['ಅಲರ್ಜಿ: ಎಳ್ಳು', 'ಎಳ್ಳು'],
  ['एलर्जी: तिल', 'तिल'],
  ['Allergy:', 'Allergy:'],
  ['Less spicy\nAllergy: sesame', 'Less spicy\nAllergy: sesame'],
  ['Allergic to sesame', 'Allergic to sesame'],
])('allergyIn returns %j as %j, without its label', (note, visible) =>
  expect(allergyIn(note)).toBe(visible),
);
