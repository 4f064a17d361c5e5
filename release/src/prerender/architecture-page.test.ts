import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Renderer } from './renderer';

const site = mkdtempSync(path.join(tmpdir(), 'site-'));
const shell = { base: '/shell/1.0.0-abc/', integrity: { 'main.js': 'sha256-main' } };
const fonts = { en: '/fonts/latin.woff2' };

let siteBefore: string | undefined;
let architecturePage: typeof import('./architecture-page').architecturePage;

beforeAll(async () => {
  siteBefore = process.env['SITE_DIR'];
  process.env['SITE_DIR'] = site;
  ({ architecturePage } = await import('./architecture-page'));
  const files = {
    'entry.json': '["main.js"]',
    'texts.json': '{}',
    'head/start.js': 'start()',
    'architecture/page.js': 'page()',
  };
  for (const [file, content] of Object.entries(files)) {
    const target = `${site}${shell.base}${file}`;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
});
afterAll(() => {
  if (siteBefore === undefined) delete process.env['SITE_DIR'];
  else process.env['SITE_DIR'] = siteBefore;
  rmSync(site, { recursive: true });
});

const renderer = (changes: object = {}) =>
  ({
    architectureMeta: { title: 'Architecture', description: 'Parts' },
    pageLanguage: 'en',
    restaurant: {},
    renderDocument: (parts: object) => JSON.stringify(parts),
    ...changes,
  }) as unknown as Renderer;

const pagesOf = (changes?: object) => architecturePage({ shell, fonts }, renderer(changes));

test.each([
  [{}, '.architecture.html'],
  [{ architecturePage: true }, 'architecture/index.html'],
])('a restaurant with %j gets the page as %s', (restaurant, file) =>
  expect(pagesOf({ restaurant }).map(([name]) => name)).toEqual([file]),
);

test('the page has the facts of the running shell, and its own script with a hash', () => {
  const [[, html] = ['', '{}']] = pagesOf();
  expect(JSON.parse(html)).toMatchObject({
    robots: 'noindex',
    head: ['start()'],
    data: {
      architecture: {
        version: '1.0.0-abc',
        base: shell.base,
        first: ['/shell/1.0.0-abc/main.js'],
        files: ['main.js'],
      },
      'page-scripts': {
        run: [
          {
            address: '/shell/1.0.0-abc/architecture/page.js',
            integrity: expect.stringMatching(/^sha256-/),
          },
        ],
      },
    },
  });
});

test.each([{ architectureMeta: undefined }, { pageLanguage: 'kn' }])(
  'a rolled-back shell and other languages have no such page: %j',
  (changes) => expect(pagesOf(changes)).toEqual([]),
);
