import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dishes } from '@burger/shared/catalogue';
import type { SpokenTexts } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { texts as sharedHindi } from '@burger/shared/texts.hi';
import { texts as sharedKannada } from '@burger/shared/texts.kn';
import { offers } from '../../mfe-content/src/content/offers';
import { posts } from '../../mfe-content/src/content/posts';
import { questions } from '../../mfe-content/src/content/questions';
import { remotes } from './exposures';

const root = path.resolve(__dirname, '../..');
const exportsOf = (file: string): object => jest.requireActual(path.join(root, file));
const texts = (file: string) => (exportsOf(file) as SpokenTexts).texts;

/** Everything that a language says, by the name of its owner. */
const spoken = (language: string, shared: object): Record<string, unknown> => ({
  ...shared,
  shell: Object.values(exportsOf(`shell/src/messages.${language}`))[0],
  ...exportsOf(`shell/src/meta.${language}`),
  ...Object.assign(
    {},
    ...remotes.map((remote) => texts(`${remote}/src/exposures/texts.${language}`)),
    ...['about', 'blogs', 'faq', 'offers'].map((page) =>
      texts(`mfe-content/src/exposures/${page}-page.${language}`),
    ),
  ),
});

/** Every text with the way to it; what is made of values is made of sevens. */
const leaves = (value: unknown, at: string): [string, string][] => {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function')
    return [[at, String((value as (...all: number[]) => unknown)(7, 7, 7))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, `${at}.${key}`));
};

// Names, codes, units and what the law words itself: the same in every language.
const asInEnglish = [
  'shell.footer.gstin',
  'shell.nav.menuTitle',
  'mfe-account-orders.signIn.google',
  'mfe-account-orders.signIn.phonePlaceholder',
  'mfe-account-orders.bill.composition',
  'mfe-account-orders.bill.gstin',
  'mfe-account-orders.bill.sac',
  'mfe-account-orders.bill.cgst',
  'mfe-account-orders.bill.sgst',
  'mfe-account-orders.bill.withRate',
  'mfe-cart-checkout.notice.refused',
  'mfe-cart-checkout.bill.cgst',
  'mfe-cart-checkout.bill.sgst',
  'mfe-cart-checkout.bill.legal',
];
// How the shape of content is named, not what it says.
const isShape = (at: string) => /\.kind$/.test(at);

const inKannada = spoken('kn', sharedKannada);
const inHindi = spoken('hi', sharedHindi);

describe.each([
  ['Kannada', inKannada, /\p{Script=Kannada}/u, /\p{Script=Devanagari}/u],
  ['Hindi', inHindi, /\p{Script=Devanagari}/u, /\p{Script=Kannada}/u],
])('%s', (_name, language, own, other) => {
  const all = Object.entries(language).flatMap(([owner, value]) => leaves(value, owner));

  test('every text is in its own script, except what is the same in every language', () => {
    expect(all.length).toBeGreaterThan(900);
    const left = all.filter(([at, text]) => !own.test(text) && !isShape(at));
    expect(left.map(([at]) => at).sort()).toEqual([...asInEnglish].sort());
  });

  test('no text slipped in from the other language, and none is empty', () => {
    expect(all.filter(([, text]) => other.test(text) || text.trim() === '')).toEqual([]);
  });

  test('every dish, promo, area, offer, story and question has its words', () => {
    const ofRestaurant = language['shared/restaurant'] as Record<'promos' | 'areas', object>;
    const wanted: [unknown, (string | number)[]][] = [
      [language['shared/dishes'], dishes.map(({ id }) => id)],
      [ofRestaurant.promos, restaurant.promos.map(({ code }) => code)],
      [ofRestaurant.areas, restaurant.delivery.areas.map(({ name }) => name)],
      [language['mfe-content/offers'], offers.map(({ id }) => id)],
      [language['mfe-content/posts'], posts.map(({ id }) => id)],
      [language['mfe-content/questions'], questions.map(({ question }) => question)],
    ];
    for (const [words, keys] of wanted) {
      expect(Object.keys(words as object).sort()).toEqual(keys.map(String).sort());
    }
  });

  test('stories have the same parts as in English', () => {
    const told = language['mfe-content/posts'] as Record<string, { content: { kind: string }[] }>;
    for (const { id, content } of posts) {
      expect([id, told[id]?.content.map(({ kind }) => kind)]).toEqual([
        id,
        content.map(({ kind }) => kind),
      ]);
    }
  });
});

test('the scripts of pages in English hold no text of another language', () => {
  const shell = path.join(root, 'shell/dist/web');
  const [main = ''] = JSON.parse(readFileSync(`${shell}/entry.json`, 'utf8')) as string[];
  const code = readFileSync(`${shell}/${main}`, 'utf8');
  const names = ['ಕನ್ನಡ', 'हिन्दी'];
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), code);
  expect(/[\u0900-\u097f\u0c80-\u0cff]/.test(rest)).toBe(false);
});
