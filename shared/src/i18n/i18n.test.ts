import { textsIn } from './i18n';
import { englishNameOf, languages, translations } from './languages';

const english = { hello: 'Hello', bye: (name: string) => `Bye, ${name}` };
const kannada = { hello: 'ನಮಸ್ಕಾರ', bye: (name: string) => `${name}, ಹೋಗಿ ಬನ್ನಿ` };

test('textsIn returns the texts of a language if it has them', () => {
  expect(textsIn('kn', english, { kn: kannada }).bye('Asha')).toBe('Asha, ಹೋಗಿ ಬನ್ನಿ');
});

test('textsIn falls back to English for a missing language or text', () => {
  expect(textsIn('hi', english, { kn: kannada })).toEqual(english);
  const half = { hello: 'नमस्ते' } as typeof english;
  expect(textsIn('hi', english, { hi: half })).toEqual({ ...english, hello: 'नमस्ते' });
});

test('every language has a distinct tag and an English name', () => {
  expect(translations).toEqual(Object.keys(languages).slice(1));
  const tags = Object.values(languages).map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length);
  expect((['en', 'kn', 'hi'] as const).map(englishNameOf)).toEqual(['English', 'Kannada', 'Hindi']);
});
