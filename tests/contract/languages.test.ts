import '../../shared/src/testing/page-shop';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OffersWords, PostsWords, QuestionsWords } from '@burger/shared/restaurant/files';
import { texts as sharedHindi } from '@burger/shared/messages/hi';
import { texts as sharedKannada } from '@burger/shared/messages/kn';
import { offers } from '../../mfe-content/src/offers/offers';
import { posts } from '../../mfe-content/src/blogs/posts';
import { questions } from '../../mfe-content/src/faq/questions';
import { readJson, root, spokenRemotes } from './built';

const exportsOf = (file: string): Record<string, unknown> =>
  jest.requireActual(path.join(root, file));

type Listed = Record<string, Record<string, string>>;

/** Returns the texts that a remote's `page-texts.json` lists: the restaurant's or the remote's own. */
function listedTexts(remote: string, language: string): object {
  const pages = readJson<Listed>(`${remote}/src/exposures/page-texts.json`);
  const textOf = (source: string): unknown =>
    source.endsWith('.json')
      ? jest.requireActual(`@burger/restaurant/${language}/${source}`)
      : exportsOf(`${remote}/src/${source}/${language}`)['texts'];
  const sources = Object.values(pages).flatMap((page) => Object.entries(page));
  return Object.fromEntries(sources.map(([owner, source]) => [owner, textOf(source)]));
}

const spoken = (language: string, shared: object): Record<string, unknown> => ({
  ...shared,
  ...Object.fromEntries(
    Object.entries(exportsOf(`shell/src/messages/${language}`)).map(([name, message]) => [
      name === 'offline' ? 'shell/offline' : 'shell',
      message as object,
    ]),
  ),
  'shell/titles': jest.requireActual<object>(`@burger/restaurant/${language}/pages/titles.json`),
  ...Object.assign({}, ...spokenRemotes.map((remote) => listedTexts(remote, language))),
});

/** Returns every text with its path. Text functions are called with the number 7 for each argument. */
const leaves = (value: unknown, at: string): [string, string][] => {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value === 'function')
    return [[at, String((value as (...all: number[]) => unknown)(7, 7, 7))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, `${at}.${key}`));
};

// Names, codes, units, legal terms and quotes that are the same in every language.
const asInEnglish = [
  ...['footer.gstin', 'nav.menuTitle'].map((at) => `shell.${at}`),
  ...[
    ...['google', 'mobilePlaceholder', 'phonePlaceholder'].map((at) => `signIn.${at}`),
    ...['composition', 'gstin', 'sac'].map((at) => `bill.${at}`),
  ].map((at) => `mfe-account-orders.${at}`),
  ...['cart.note', 'notice.refused', 'problem.withName'].map((at) => `mfe-cart-checkout.${at}`),
  'mfe-cart-checkout.bill.legal',
  'mfe-account-orders/my-data.consents.whatsapp.name',
  'shared/bill.cgst',
  'shared/bill.sgst',
  'shared/order-fields.gstin',
  'shared/restaurant-times.onDay',
  // Sentences that `shared/facts` computes from the rules.
  ...['pickup', 'tax'].map((at) => `mfe-content/questions.${at}.answer`),
];
const inKannada = spoken('kn', sharedKannada);
const inHindi = spoken('hi', sharedHindi);

describe.each([
  ['Kannada', inKannada, /\p{Script=Kannada}/u, /\p{Script=Devanagari}/u],
  ['Hindi', inHindi, /\p{Script=Devanagari}/u, /\p{Script=Kannada}/u],
])('texts in %s', (_name, language, own, other) => {
  const all = Object.entries(language).flatMap(([owner, value]) => leaves(value, owner));

  test('translated texts are in their own script, except those that are the same in every language', () => {
    expect(all.length).toBeGreaterThan(900);
    const left = all.filter(([, text]) => !own.test(text));
    expect(left.map(([at]) => at).sort()).toEqual([...asInEnglish].sort());
  });

  test("translated texts contain no other language's script and are not empty", () => {
    expect(all.filter(([, text]) => other.test(text) || text.trim() === '')).toEqual([]);
  });

  // tests/example/example.test.ts checks the translations of the menu.
  test('every offer, blog post and question is translated', () => {
    const idsIn = (words: object) => Object.keys(words).sort();
    const ids = (all: readonly { id: string | number }[]) => all.map(({ id }) => `${id}`).sort();
    expect(idsIn((language['mfe-content/offers'] as OffersWords).offers)).toEqual(ids(offers));
    expect(idsIn((language['mfe-content/posts'] as PostsWords).posts)).toEqual(ids(posts));
    expect(idsIn(language['mfe-content/questions'] as QuestionsWords)).toEqual(ids(questions));
  });

  test('translated blog posts have the same parts as in English', () => {
    const reported = (language['mfe-content/posts'] as PostsWords).posts;
    const kind = (part: string | object) =>
      typeof part === 'string' ? 'paragraph' : Object.keys(part)[0];
    for (const { id, content } of posts) {
      expect([id, reported[id]?.content.map(kind)]).toEqual([id, content.map(kind)]);
    }
  });
});

test('the scripts of English pages contain no text of another language', () => {
  const shell = path.join(root, 'shell/dist/web');
  const [main = ''] = readJson<string[]>('shell/dist/web/entry.json');
  const code = readFileSync(`${shell}/${main}`, 'utf8');
  const names = ['ಕನ್ನಡ', 'हिन्दी'];
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), code);
  expect(/[\u0900-\u097f\u0c80-\u0cff]/.test(rest)).toBe(false);
});
