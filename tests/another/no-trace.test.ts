import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isText, readBuilt, textOf } from './read-built';
import { numbersOf, wordsOf } from './traces';

// Needs the build of `npm run test:deep -- deploy`: a second restaurant, in a folder made as in the guide.
const root = path.resolve(__dirname, '../..');
const built = `${root}/reports/another`;
const [example, ours] = [`${root}/tests/example`, `${built}/restaurant`];

const site = readBuilt(`${built}/site`);
const server = readBuilt(`${built}/functions`);
const texts = [...site, ...server]
  .filter(isText)
  .map((file) => ({ name: file.name, text: textOf(file) }));
const pages = texts.filter(({ name }) => name.endsWith('.html'));

const found = (what: readonly (string | RegExp)[], files = texts): string[] =>
  files.flatMap(({ name, text }) =>
    what.flatMap((one) => {
      const at = typeof one === 'string' ? text.indexOf(one) : text.search(one);
      return at < 0 ? [] : [`${name}: ${text.slice(Math.max(0, at - 40), at + 60)}`];
    }),
  );

/** Words that visitors search for, in other scripts: any restaurant in India may have them. */
const searched = ['synonyms', 'menu'].flatMap(
  (file) =>
    readFileSync(`${root}/mfe-menu/src/menu/${file}.ts`, 'utf8').match(
      /(?<=[ '])[\p{Script=Kannada}\p{Script=Devanagari} ]{3,}(?=[,']| =)/gu,
    ) ?? [],
);

function without(words: readonly string[], files = texts) {
  // Longest first, because a shorter one may be part of a longer one.
  const inOrder = words.map((word) => word.trim()).sort((a, b) => b.length - a.length);
  return files.map(({ name, text }) => ({
    name,
    text: inOrder.reduce((rest, word) => rest.replaceAll(word, ''), text),
  }));
}

test("the build of a second restaurant's folder has its pages, manifest and server", () => {
  const names = site.map(({ name }) => name);
  for (const route of ['index', 'menu', 'about', 'kn/index', 'kn/menu']) {
    expect(names).toContainEqual(expect.stringMatching(new RegExp(`^${route}(/index)?\\.html$`)));
  }
  expect(names).toContainEqual(expect.stringMatching(/\.webmanifest$/));
  expect(pages.find(({ name }) => name === 'index.html')?.text).toContain('"@type":"Restaurant"');
  expect(server.length).toBeGreaterThan(0);
});

test("pages built for a second restaurant contain that restaurant's texts", () => {
  const own = ['Dose Mane', 'Masala Dosa', 'The dosa that wakes Mysuru', 'ದೋಸೆ ಮನೆ'];
  for (const word of own) expect(found([word], pages)).not.toEqual([]);
});

test('pages and structured data of a second restaurant contain both its daily opening periods', () => {
  const home = pages.filter(({ name }) => /^(contact|index)/.test(name));
  for (const words of ['7:00 AM to 11:30 AM and 5:00 PM to 10:30 PM', '"opens":"17:00"'])
    expect(found([words], home)).not.toEqual([]);
});

test('built files of a second restaurant contain no sentence, name or code of the example restaurant', () =>
  expect(found(wordsOf(example, ours))).toEqual([]));

test("no file built for a second restaurant names the example's dishes or place in any language", () => {
  const its = [
    // Package names and stored data contain the product's name, which customers do not see.
    /(?<![@/\w-])burgers?(?![\w.:/@]|-katte)/i,
    // The project of the local backend has the product's name.
    /(?<!demo-burger-)\bkatte\b/i,
    // Email addresses and URLs write the example restaurant's name as one word.
    /burgerkatte/i,
    /kithaganur/i,
    /ಬರ್ಗರ್|ಕಿತ್ತಗನೂರು/u,
    /बर्गर|कित्तगनूर/u,
  ];
  expect(found(its, without(['burger =', ...searched]))).toEqual([]);
});

test("no file built for a second restaurant contains the example's numbers", () =>
  expect(found(numbersOf(example))).toEqual([]));

test("no picture, icon or link preview of a second restaurant is the example's", () => {
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

test("texts computed from rules follow the second restaurant's rules", () => {
  const home = pages.find(({ name }) => name === 'index.html')?.text ?? '';
  expect(home).toContain('first 1 km cost nothing');
  expect(found(['2 km', '11:00 AM', '10:00 PM'], pages)).toEqual([]);
  expect(found([/GST of 5%|CGST/], pages)).toEqual([]);
});

test('a language that the second restaurant does not use has no pages and texts', () => {
  expect(existsSync(`${built}/site/hi`)).toBe(false);
  // The language list may name that language, and search words may be written in it.
  const pagesToo = texts.filter(({ name }) => site.some((file) => file.name === name));
  expect(found([/[ऀ-ॣ]{3}/u], without(['हिन्दी', ...searched], pagesToo))).toEqual([]);
});

// Before this build, the folder contained the site of the example restaurant.
test("building a second restaurant's site moves the example's site aside as a whole", () => {
  const aside = readdirSync(built).filter((name) => name.startsWith('site-'));
  expect(aside).toEqual(['site-of-burger-katte-11224999000123']);
  expect(readFileSync(`${built}/${aside[0]}/index.html`, 'utf8')).toContain('Burger Katte');
});

const remotesOf = (folder: string) =>
  JSON.parse(readFileSync(`${folder}/remotes.json`, 'utf8')) as Record<string, object>;

const parts = ['shell', ...Object.keys(remotesOf(`${built}/site`))];

test.each(parts)(
  "a rollback of %s does not bring back the example restaurant's version",
  (name) => {
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
  },
);
