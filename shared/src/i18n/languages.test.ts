import fc from 'fast-check';
import { addressIn, languageAt, languages, pathWithin, type Language } from './languages';

const site = 'https://burgerkatte.example';
const language = fc.constantFrom(...(Object.keys(languages) as Language[]));

// Parts of URLs that browsers parse as slashes, or ignore.
const words =
  '/ // \\ . .. @ : ? # %2f %5c kn hi en menu evil.example https: javascript:alert(1) ।';
const piece = fc.constantFrom(...words.split(' '), '\t', '\n', '\r', ' ', '\u0000');
const hostile = fc
  .oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  .map((rest) => `/${rest}`);

test.each([
  ['//evil.example', 'en', '/evil.example'],
  ['///evil.example', 'en', '/evil.example'],
  ['/\\evil.example', 'en', '/evil.example'],
  ['/\t/evil.example', 'en', '/evil.example'],
  ['//evil.example', 'kn', '/kn/evil.example'],
  ['/menu', 'kn', '/kn/menu'],
  ['/', 'kn', '/kn'],
  ['/', 'en', '/'],
  ['/menu/', 'en', '/menu'],
] as const)('addressIn turns %j in language %s into %s', (path, to, address) =>
  expect(addressIn(to, path)).toBe(address),
);

test('addressIn returns a URL on this site for any hostile path', () => {
  fc.assert(
    fc.property(language, hostile, (to, path) => {
      expect(new URL(addressIn(to, path), `${site}/about`).origin).toBe(site);
      expect(new URL(addressIn(to, pathWithin(path)), `${site}/about`).origin).toBe(site);
    }),
    { numRuns: 1000 },
  );
});

test('languageAt and pathWithin invert addressIn', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  const path = fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`);
  fc.assert(
    fc.property(language, path, (to, own) => {
      expect(languageAt(addressIn(to, own))).toBe(to);
      expect(pathWithin(addressIn(to, own))).toBe(own);
    }),
  );
});
