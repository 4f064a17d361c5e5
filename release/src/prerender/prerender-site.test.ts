import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteLine } from '@burger/shared/contracts';
import { checkCompatibility, removeOtherLanguages } from './prerender-site';
import { firstPicture, withoutComponentIds } from './render-pages';
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

test('removing a language deletes its prerendered pages', () => {
  expect(remove({ languages: known, knownLanguages: known })).toEqual(['hi', 'kn']);
  expect(remove({ languages: { en: {}, kn: {} }, knownLanguages: known })).toEqual(['kn']);
});

test('a rolled-back shell without knownLanguages deletes no pages', () => {
  expect(remove({ languages: { en: {} } })).toEqual(['hi', 'kn']);
});

const shell = {
  ownContract: { contract: 3, oldest: 2 },
  speaksOurContract: ({ contract, oldest }) => contract >= 2 && oldest <= 3,
  placesOf: () => ['./MenuPage', './FeaturedFavorites'],
} as Parameters<typeof checkCompatibility>[0];

const fit = (line: Partial<RemoteLine>) => () =>
  checkCompatibility(shell, {
    'mfe-menu': { version: '1', contract: 3, oldest: 2, ...line } as RemoteLine,
  });

test('a remote that exposes every module the shell renders is compatible', () =>
  expect(fit({ exposes: { './MenuPage': [], './FeaturedFavorites': [] } })).not.toThrow());

test('a remote of an older contract may lack newer exposed modules', () =>
  expect(fit({ contract: 2, oldest: 1, exposes: {} })).not.toThrow());

const picture = (attributes = '') =>
  `<picture><source type="image/avif" srcSet="/a-320.avif 320w, /a-640.avif 640w" sizes="(width &gt;= 600px) 50vw, 100vw"/><img ${attributes}src="/a.webp"/></picture>`;

test('firstPicture returns the srcset and sizes of the high-priority picture', () =>
  expect(firstPicture(`${picture()}${picture('fetchPriority="high" ')}`)).toEqual({
    imageSrcSet: '/a-320.avif 320w, /a-640.avif 640w',
    imageSizes: '(width >= 600px) 50vw, 100vw',
  }));

test('firstPicture returns null for a page without a high-priority picture', () =>
  expect(firstPicture(picture())).toBeNull());

test('prerendered markup has the class names of styles and states, but no ids of styled components', () =>
  expect(
    withoutComponentIds(
      '<a class="sc-4abee0f-0 sc-c157954a-4 gGUECu active" href="/">class="sc-4abee0f-0"</a><b class="sc-1c8be969-12"></b>',
    ),
  ).toBe('<a class="gGUECu active" href="/">class="sc-4abee0f-0"</a><b></b>'));
