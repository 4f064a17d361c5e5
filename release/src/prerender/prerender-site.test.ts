import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOtherLanguages } from './prerender-site';
import type { Renderer } from './renderer';

const site = mkdtempSync(path.join(tmpdir(), 'site-'));
const known = { en: {}, kn: {}, hi: {} };

beforeEach(() => {
  for (const language of ['kn', 'hi']) {
    mkdirSync(path.join(site, language, 'menu'), { recursive: true });
    writeFileSync(path.join(site, language, 'menu/index.html'), language);
  }
});
afterAll(() => rmSync(site, { recursive: true }));

const remove = (renderer: object) => {
  removeOtherLanguages(site, renderer as Renderer);
  return readdirSync(site).sort();
};

test('a language that is taken out leaves none of its pages behind', () => {
  expect(remove({ languages: known, knownLanguages: known })).toEqual(['hi', 'kn']);
  expect(remove({ languages: { en: {}, kn: {} }, knownLanguages: known })).toEqual(['kn']);
});

test('a shell of before, which knows of no others, removes nothing', () => {
  expect(remove({ languages: { en: {} } })).toEqual(['hi', 'kn']);
});
