import { textsIn } from './i18n';
import { englishNameOf, languages, translations } from './languages';

const english = { hello: 'Hello', bye: (name: string) => `Bye, ${name}` };
const kannada = { hello: 'ನಮಸ್ಕಾರ', bye: (name: string) => `${name}, ಹೋಗಿ ಬನ್ನಿ` };

test('texts of a language are its own where it has them', () => {
  expect(textsIn('kn', english, { kn: kannada }).bye('Asha')).toBe('Asha, ಹೋಗಿ ಬನ್ನಿ');
});

test('a language without texts, and a text that its language lacks, read English', () => {
  expect(textsIn('hi', english, { kn: kannada })).toEqual(english);
  const half = { hello: 'नमस्ते' } as typeof english;
  expect(textsIn('hi', english, { hi: half })).toEqual({ ...english, hello: 'नमस्ते' });
});

test('every language of the list has an English name and a tag of its own', () => {
  expect(translations).toEqual(Object.keys(languages).slice(1));
  const tags = Object.values(languages).map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
  expect((['en', 'kn', 'hi'] as const).map(englishNameOf)).toEqual(['English', 'Kannada', 'Hindi']);
});
