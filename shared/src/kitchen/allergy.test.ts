import { namesAllergy } from './allergy';

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
])('namesAllergy is true for %j', (note) => expect(namesAllergy(note)).toBe(true));

test.each([
  '',
  'No onion please',
  'Less spicy',
  'ಈರುಳ್ಳಿ ಬೇಡ',
  'प्याज नहीं',
  'Ring the bell at the gallery',
])('namesAllergy is false for %j', (note) => expect(namesAllergy(note)).toBe(false));
