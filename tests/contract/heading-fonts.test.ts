import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const site = path.resolve(__dirname, '../../site');
const letters = { kn: /[\u0c80-\u0cff\u200c\u200d]+/g, hi: /[\u0900-\u097f\u200c\u200d]+/g };
const part = { kn: 'kannada', hi: 'devanagari' };

const pagesOf = (language: string) =>
  readdirSync(path.join(site, language), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('index.html'))
    .map((file) => readFileSync(path.join(site, language, file), 'utf8'));

const headingsIn = (html: string) =>
  [...html.matchAll(/<(h[1-3])[ >][^]*?<\/\1>/g)].map(([heading]) =>
    heading.replace(/<[^>]*>/g, ' '),
  );

const wrongOf = (language: string, font: string, words: readonly string[]) =>
  JSON.parse(
    execFileSync(process.execPath, [path.join(__dirname, 'heading-fonts.mjs')], {
      input: JSON.stringify({ language, font, words }),
      encoding: 'utf8',
    }),
  ) as string[];

describe.each(['kn', 'hi'] as const)('the heading font of %s', (language) => {
  const pages = pagesOf(language);
  const preload = new RegExp(
    `rel="preload" as="font"[^>]*href="(/fonts/[^"]*${part[language]}[^"]*)"`,
  );
  const addresses = new Set(pages.map((html) => preload.exec(html)?.[1]));
  const font = path.join(site, [...addresses][0] ?? '');
  const words = [...new Set(pages.flatMap(headingsIn).join(' ').match(letters[language]))];

  test('the heading font of a script is preloaded by every page and has at most 24 KB', () => {
    expect(addresses.size).toBe(1);
    expect(statSync(font).size).toBeLessThan(24_000);
  });

  test('the reduced heading font renders every heading of every page like the whole font', () => {
    expect(words.length).toBeGreaterThan(100);
    expect(wrongOf(language, font, words)).toEqual([]);
  });

  test('the heading font check fails for a missing syllable', () => {
    const strange = { kn: 'ಙ್ಙ್ಞ', hi: 'ङ्ग' }[language];
    expect(wrongOf(language, font, [strange])).toEqual([strange]);
  });
});
