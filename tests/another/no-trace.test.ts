import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isText, readBuilt, textOf } from './read-built';
import { numbersOf, wordsOf } from './traces';

// Built before, from a folder that was made as the guide says, with what the restaurant of the tests says: `npm run test:deep -- deploy`.
const root = path.resolve(__dirname, '../..');
const built = `${root}/reports/another`;
const [example, ours] = [`${root}/tests/example`, `${built}/restaurant`];

const site = readBuilt(`${built}/site`);
const server = readBuilt(`${built}/functions`);
const texts = [...site, ...server]
  .filter(isText)
  .map((file) => ({ name: file.name, text: textOf(file) }));
const pages = texts.filter(({ name }) => name.endsWith('.html'));

/** Where something stands that should not, with what surrounds it. */
const found = (what: readonly (string | RegExp)[], files = texts): string[] =>
  files.flatMap(({ name, text }) =>
    what.flatMap((one) => {
      const at = typeof one === 'string' ? text.indexOf(one) : text.search(one);
      return at < 0 ? [] : [`${name}: ${text.slice(Math.max(0, at - 40), at + 60)}`];
    }),
  );

/** What customers in India may search for, in any kitchen: words in other scripts. */
const searched = ['synonyms', 'menu'].flatMap(
  (file) =>
    readFileSync(`${root}/mfe-menu/src/menu/${file}.ts`, 'utf8').match(
      /(?<=[ '])[\p{Script=Kannada}\p{Script=Devanagari} ]{3,}(?=[,']| =)/gu,
    ) ?? [],
);

function without(words: readonly string[], files = texts) {
  // Longer ones first, of which others may be a part.
  const inOrder = words.map((word) => word.trim()).sort((a, b) => b.length - a.length);
  return files.map(({ name, text }) => ({
    name,
    text: inOrder.reduce((rest, word) => rest.replaceAll(word, ''), text),
  }));
}

test('its pages are built, with what belongs to them', () => {
  const names = site.map(({ name }) => name);
  for (const route of ['index', 'menu', 'about', 'kn/index', 'kn/menu']) {
    expect(names).toContainEqual(expect.stringMatching(new RegExp(`^${route}(/index)?\\.html$`)));
  }
  expect(names).toContainEqual(expect.stringMatching(/\.webmanifest$/));
  expect(pages.find(({ name }) => name === 'index.html')?.text).toContain('"@type":"Restaurant"');
  expect(server.length).toBeGreaterThan(0);
});

test('its own words are there', () => {
  const own = ['Dose Mane', 'Masala Dosa', 'The dosa that wakes Mysuru', 'ದೋಸೆ ಮನೆ'];
  for (const word of own) expect(found([word], pages)).not.toEqual([]);
});

test('its two sittings a day stand in its pages and for search engines', () => {
  const home = pages.filter(({ name }) => /^(contact|index)/.test(name));
  for (const words of ['7:00 AM to 11:30 AM and 5:00 PM to 10:30 PM', '"opens":"17:00"'])
    expect(found([words], home)).not.toEqual([]);
});

test('no sentence, no name and no code of the example is in a page, a bundle, a mail or its data', () =>
  expect(found(wordsOf(example, ours))).toEqual([]));

test('nor is what the example cooks and where, in any language', () => {
  const its = [
    // Packages and what they keep in the page are called so; no customer sees it.
    /(?<![@/\w-])burgers?(?![\w.:/@]|-katte)/i,
    // The project of the local backend has the product's name.
    /(?<!demo-burger-)\bkatte\b/i,
    // In its mailboxes and addresses it is one word.
    /burgerkatte/i,
    /kithaganur/i,
    /ಬರ್ಗರ್|ಕಿತ್ತಗನೂರು/u,
    /बर्गर|कित्तगनूर/u,
  ];
  expect(found(its, without(['burger =', ...searched]))).toEqual([]);
});

test('nor are its numbers', () => expect(found(numbersOf(example))).toEqual([]));

test('nor is one of its pictures, icons or cards', () => {
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const its = new Set(
    ['pictures', 'brand', 'brand/icons'].flatMap((folder) =>
      readdirSync(`${example}/${folder}`, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => hashOf(readFileSync(`${example}/${folder}/${name}`))),
    ),
  );
  expect(site.filter(({ bytes }) => its.has(hashOf(bytes))).map(({ name }) => name)).toEqual([]);
});

test('what can be computed follows from its rules', () => {
  const home = pages.find(({ name }) => name === 'index.html')?.text ?? '';
  expect(home).toContain('first 1 km cost nothing');
  expect(found(['2 km', '11:00 AM', '10:00 PM'], pages)).toEqual([]);
  expect(found([/GST of 5%|CGST/], pages)).toEqual([]);
});

test('a language that it does not speak has no pages and no words', () => {
  expect(existsSync(`${built}/site/hi`)).toBe(false);
  // Its name may stand in the list of languages that a site can speak; a customer may write in it what she is looking for.
  const pagesToo = texts.filter(({ name }) => site.some((file) => file.name === name));
  expect(found([/[ऀ-ॣ]{3}/u], without(['हिन्दी', ...searched], pagesToo))).toEqual([]);
});

// Its site stood there before.
test('the site of the example lies aside, whole', () => {
  const aside = readdirSync(built).filter((name) => name.startsWith('site-'));
  expect(aside).toEqual(['site-of-burger-katte-11224999000123']);
  expect(readFileSync(`${built}/${aside[0]}/index.html`, 'utf8')).toContain('Burger Katte');
});

const remotesOf = (folder: string) =>
  JSON.parse(readFileSync(`${folder}/remotes.json`, 'utf8')) as Record<string, object>;

const parts = ['shell', ...Object.keys(remotesOf(`${built}/site`))];

test.each(parts)('no rollback of %s brings it back', (name) => {
  const before = remotesOf(`${built}/site`);
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [`${root}/scripts/release.mjs`, 'deploy', 'rollback', name],
    { env: { ...process.env, SITE_DIR: `${built}/site`, RESTAURANT: ours }, encoding: 'utf8' },
  );
  expect([status, stderr + stdout]).toEqual([
    1,
    expect.stringContaining(`has run no other version of ${name}`),
  ]);
  expect(remotesOf(`${built}/site`)).toEqual(before);
});
