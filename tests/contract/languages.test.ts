import '../../shared/src/testing/page-shop';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SpokenTexts } from '@burger/shared/contracts';
import type { OffersWords, PostsWords, QuestionsWords } from '@burger/shared/restaurant-files';
import { texts as sharedHindi } from '@burger/shared/texts.hi';
import { texts as sharedKannada } from '@burger/shared/texts.kn';
import { offers } from '../../mfe-content/src/offers/offers';
import { posts } from '../../mfe-content/src/blogs/posts';
import accountTexts from '../../mfe-account-orders/src/exposures/page-texts.json';
import contentTexts from '../../mfe-content/src/exposures/page-texts.json';
import { questions } from '../../mfe-content/src/faq/questions';
import { spokenRemotes } from './exposures';

const root = path.resolve(__dirname, '../..');
const exportsOf = (file: string): object => jest.requireActual(path.join(root, file));
const texts = (file: string) => (exportsOf(file) as SpokenTexts).texts;

const listed = Object.values({ ...accountTexts, ...contentTexts }).flatMap((sources) =>
  Object.entries<string>(sources),
);

/** A text that `page-texts.json` lists: the restaurant's, or of the account's sources. */
function listedText(source: string, language: string): unknown {
  const [file, name] = source.split('#');
  return name
    ? (exportsOf(`mfe-account-orders/src/${file}.${language}`) as Record<string, unknown>)[name]
    : jest.requireActual(`@burger/restaurant/${language}/pages/${file}.json`);
}

/** Everything that a language says, by the name of its owner. */
const spoken = (language: string, shared: object): Record<string, unknown> => ({
  ...shared,
  shell: Object.values(exportsOf(`shell/src/messages.${language}`))[0],
  'shell/titles': jest.requireActual<object>(`@burger/restaurant/${language}/pages/titles.json`),
  ...Object.assign(
    {},
    ...spokenRemotes.map((remote) => texts(`${remote}/src/exposures/texts.${language}`)),
    ...['privacy', 'unsubscribe'].map((page) =>
      texts(`mfe-content/src/exposures/${page}-page.${language}`),
    ),
    Object.fromEntries(listed.map(([owner, source]) => [owner, listedText(source, language)])),
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

// Names, codes, units, what the law words itself, and what only quotes: the same in every language.
const asInEnglish = [
  'shell.footer.gstin',
  'shell.nav.menuTitle',
  'mfe-account-orders.signIn.google',
  'mfe-account-orders.signIn.mobilePlaceholder',
  'mfe-account-orders.signIn.phonePlaceholder',
  'mfe-account-orders.bill.composition',
  'mfe-account-orders.bill.gstin',
  'mfe-account-orders.bill.sac',
  'mfe-account-orders.bill.cgst',
  'mfe-account-orders.bill.sgst',
  'mfe-account-orders.bill.withRate',
  'mfe-cart-checkout.cart.note',
  'mfe-cart-checkout.notice.refused',
  'mfe-cart-checkout.problem.told',
  'shared/restaurant-times.onDay',
  'mfe-cart-checkout.bill.cgst',
  'mfe-cart-checkout.bill.sgst',
  'mfe-cart-checkout.bill.legal',
  // Sentences that are made from the rules: texts of `shared/facts`.
  'mfe-content/questions.pickup.answer',
  'mfe-content/questions.tax.answer',
];
const inKannada = spoken('kn', sharedKannada);
const inHindi = spoken('hi', sharedHindi);

describe.each([
  ['Kannada', inKannada, /\p{Script=Kannada}/u, /\p{Script=Devanagari}/u],
  ['Hindi', inHindi, /\p{Script=Devanagari}/u, /\p{Script=Kannada}/u],
])('%s', (_name, language, own, other) => {
  const all = Object.entries(language).flatMap(([owner, value]) => leaves(value, owner));

  test('every text is in its own script, except what is the same in every language', () => {
    expect(all.length).toBeGreaterThan(900);
    const left = all.filter(([, text]) => !own.test(text));
    expect(left.map(([at]) => at).sort()).toEqual([...asInEnglish].sort());
  });

  test('no text slipped in from the other language, and none is empty', () => {
    expect(all.filter(([, text]) => other.test(text) || text.trim() === '')).toEqual([]);
  });

  // What the menu says is published, with words of its own: tests/example/example.test.ts.
  test('every offer, story and question has its words', () => {
    const told = {
      offers: language['mfe-content/offers'] as OffersWords,
      posts: language['mfe-content/posts'] as PostsWords,
      questions: language['mfe-content/questions'] as QuestionsWords,
    };
    const wanted: [unknown, (string | number)[]][] = [
      [told.offers.offers, offers.map(({ id }) => id)],
      [told.posts.posts, posts.map(({ id }) => id)],
      [told.questions, questions.map(({ id }) => id)],
    ];
    for (const [words, keys] of wanted) {
      expect(Object.keys(words as object).sort()).toEqual(keys.map(String).sort());
    }
  });

  test('stories have the same parts as in English', () => {
    const told = (language['mfe-content/posts'] as PostsWords).posts;
    const kind = (part: string | object) =>
      typeof part === 'string' ? 'paragraph' : Object.keys(part)[0];
    for (const { id, content } of posts) {
      expect([id, told[id]?.content.map(kind)]).toEqual([id, content.map(kind)]);
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
