import { languages, type Language } from '@burger/shared/i18n';
import { menuIn } from '@burger/shared/shop/publishing';
import { menu, published } from '@burger/shared/testing/a-shop';
import { readJson, remotes, scriptsOf } from './built';

const spoken = (Object.keys(languages) as Language[]).flatMap(
  (language) => menuIn(published, menu.version, language).dishes,
);
const names = [...new Set(spoken.map(({ name }) => name))];
const descriptions = [...new Set(spoken.map(({ description }) => description))];
const prices = [...new Set(spoken.map(({ price }) => price))];

// A word counts only as a whole, not within longer words or amounts.
const isMentioned = (word: string, text: string): boolean => {
  const signs = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])${signs}(?![\\p{L}\\p{M}\\d.])`, 'u').test(text);
};

const foundIn = (folder: string, words: readonly string[]) =>
  scriptsOf(folder).flatMap(([file, code]) =>
    words.filter((word) => isMentioned(word, code)).map((word) => `${file}: ${word}`),
  );

test.each(['shell', ...remotes])('the package %s has built scripts', (folder) =>
  expect(scriptsOf(folder).length).toBeGreaterThan(2),
);

test.each(['shell', ...remotes.filter((remote) => remote !== 'mfe-content')])(
  'no script of %s contains a dish or price, which are published instead',
  (folder) => expect(foundIn(folder, [...names, ...descriptions, ...prices])).toEqual([]),
);

// Blog posts, FAQ answers and offers may mention dishes, so only descriptions are searched.
test("no script of mfe-content contains a dish's description from the menu", () =>
  expect(foundIn('mfe-content', descriptions)).toEqual([]));

test.each(['shell', ...remotes])("no script of %s contains the owner's mail address", (folder) => {
  const { ownerEmail } = readJson<{ ownerEmail: string }>('tests/example/restaurant.json');
  expect(foundIn(folder, [ownerEmail])).toEqual([]);
});

test('the published menu contains all dishes and prices', () => {
  const text = JSON.stringify(published);
  expect(names.length).toBeGreaterThan(100);
  expect([...names, ...descriptions, ...prices].filter((word) => !isMentioned(word, text))).toEqual(
    [],
  );
});
