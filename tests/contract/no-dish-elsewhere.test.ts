import { languages, type Language } from '@burger/shared/language';
import { menuIn } from '@burger/shared/publishing';
import { menu, published } from '@burger/shared/testing/shop';
import { readJson, remotes, scriptsOf } from './built';

const spoken = (Object.keys(languages) as Language[]).flatMap(
  (language) => menuIn(published, menu.version, language).dishes,
);
const names = [...new Set(spoken.map(({ name }) => name))];
const descriptions = [...new Set(spoken.map(({ description }) => description))];
const prices = [...new Set(spoken.map(({ price }) => price))];

// A word that is part of a longer one, or an amount that goes on, is another word.
const isSaid = (word: string, text: string): boolean => {
  const signs = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])${signs}(?![\\p{L}\\p{M}\\d.])`, 'u').test(text);
};

/** Those of some words that a package's scripts hold, each with the script's name. */
const foundIn = (folder: string, words: readonly string[]) =>
  scriptsOf(folder).flatMap(([file, code]) =>
    words.filter((word) => isSaid(word, code)).map((word) => `${file}: ${word}`),
  );

test.each(['shell', ...remotes])('%s has scripts to look at', (folder) =>
  expect(scriptsOf(folder).length).toBeGreaterThan(2),
);

test.each(['shell', ...remotes.filter((remote) => remote !== 'mfe-content')])(
  'no script of %s holds a dish or a price: they are published, not built',
  (folder) => expect(foundIn(folder, [...names, ...descriptions, ...prices])).toEqual([]),
);

// Its stories, answers and offers speak of dishes, as people do.
test('no script of mfe-content holds what a menu says of a dish', () =>
  expect(foundIn('mfe-content', descriptions)).toEqual([]));

test.each(['shell', ...remotes])('no script of %s holds the mailbox of the owner', (folder) => {
  const { ownerEmail } = readJson<{ ownerEmail: string }>('tests/example/restaurant.json');
  expect(foundIn(folder, [ownerEmail])).toEqual([]);
});

test('what the scripts do not hold stands in the published document', () => {
  const text = JSON.stringify(published);
  expect(names.length).toBeGreaterThan(100);
  expect([...names, ...descriptions, ...prices].filter((word) => !isSaid(word, text))).toEqual([]);
});
