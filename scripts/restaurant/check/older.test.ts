import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMadeFrom, recordMadeFrom } from '../made-from';
import { drawBrand, redraw } from '../pictures/drawings';
import { older, translatedNow } from './checks/older';
import { openFolder } from './folder';
import { instead, testedFolder } from './testing/edited-folder';

let folder: string;
beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'older-')), 'restaurant');
  cpSync(testedFolder, folder, { recursive: true });
  await drawBrand(folder, ['tile-eggs'], ['hero']);
  recordMadeFrom(folder, { translated: translatedNow(openFolder(folder), {}) });
}, 60_000);
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

const edit = (file: string, of: string, what: string) =>
  writeFileSync(
    `${folder}/${file}`,
    instead(of, what)(readFileSync(`${folder}/${file}`, 'utf8')) ?? '',
  );

const message = () => older(openFolder(folder)).map(({ file, says }) => `${file} ${says}`);
const draws = '`node scripts/restaurant.mjs icons` redraws them.';

test('a freshly generated restaurant folder reports no stale files', () =>
  expect(message()).toEqual([]));

test('icons older than the logo and placeholder pictures in previous colours are reported and redrawn', async () => {
  const before = readFileSync(`${folder}/pictures/tile-eggs-960.avif`);
  edit('brand/logo.svg', '<path', '<path id="new"');
  expect(message()).toEqual([
    `brand/icons The icons are older than the logo. Put it into icon.svg too; ${draws}`,
  ]);
  edit('brand/icon.svg', '<path', '<path id="new"');
  const { amber } = (
    JSON.parse(readFileSync(`${folder}/brand/theme.json`, 'utf8')) as {
      colours: Record<string, { light: string }>;
    }
  ).colours;
  edit(
    'brand/theme.json',
    `"amber": { "light": "${amber?.light}"`,
    '"amber": { "light": "#FF00FF"',
  );
  expect(message()).toEqual([
    `brand/icons The icons are older than icon.svg: ${draws}`,
    `pictures The drawn pictures are in former colours: ${draws}`,
  ]);
  await redraw(folder);
  expect(message()).toEqual([]);
  expect(readFileSync(`${folder}/pictures/tile-eggs-960.avif`)).not.toEqual(before);
}, 60_000);

test('redraw never overwrites a photograph that the owner put in place of a placeholder picture', async () => {
  writeFileSync(`${folder}/pictures/tile-eggs-320.avif`, 'a photograph');
  await redraw(folder);
  expect(readFileSync(`${folder}/pictures/tile-eggs-320.avif`, 'utf8')).toBe('a photograph');
}, 60_000);

// Columns: file, English text, changed English, translation file, old and new translation.
test.each([
  ['menu.json', 'Masala Dosa', 'Mysore Dosa', 'kn/menu.json', 'ಮಸಾಲೆ ದೋಸೆ', 'ಮೈಸೂರು ದೋಸೆ'],
  ['pages/questions.json', 'Do eggs', 'Will eggs', 'kn/pages/questions.json', 'ಮೊಟ್ಟೆ', 'ಕೋಳಿಮೊಟ್ಟೆ'],
  ['pages/home.json', 'wakes', 'wakens', 'kn/pages/home.json', 'ದೋಸೆ', 'ದೋಸೆಗಳು'],
])('a translation older than its English is reported until it is rewritten: %s', (...row) => {
  const [file, before, after, words, then, now] = row;
  edit(file, before, after);
  const note = () =>
    recordMadeFrom(folder, {
      translated: translatedNow(openFolder(folder), readMadeFrom(folder) ?? {}),
    });
  note();
  const [reported] = message();
  expect(reported).toMatch(
    new RegExp(`^${words} The English has changed since this was translated: “.*${after}`),
  );
  edit(words, then, now);
  note();
  expect(message()).toEqual([]);
});

test('restaurant:check no longer reports a translation confirmed with --translated', () => {
  edit('restaurant.json', '"Dose Mane"', '"The Dose Mane"');
  expect(message()).toHaveLength(1);
  const made = readMadeFrom(folder) ?? {};
  recordMadeFrom(folder, { translated: translatedNow(openFolder(folder), made, true) });
  expect(message()).toEqual([]);
});
