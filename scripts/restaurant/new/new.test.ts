import { placeholders, PlaceMapSchema } from '@burger/shared/restaurant/files';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PublishedRulesSchema, wrongRules } from '@burger/shared/shop/publishing';
import type { Rules } from '@burger/shared/contracts';
import * as v from 'valibot';
import { testedRestaurant } from '../../test/tested-restaurant.mjs';
import { checkFolder } from '../check/check-folder';
import { openFolder, valueOf } from '../check/folder';
import { writeEnglishWords, writeJson } from './english-words';
import { factsFrom, makeFolder, rulesFrom } from './make-folder';
import { gatherAnswers } from './questions';

const blank = path.resolve(__dirname, 'blank');
const example = openFolder(path.resolve(__dirname, '../../../tests/example'));

let folder: string;
beforeEach(() => (folder = path.join(mkdtempSync(path.join(tmpdir(), 'new-')), 'restaurant')));
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

/** Answers the questions that begin with these texts, and all others with their defaults. */
const answering = (answers: Record<string, string>) => (question: string) =>
  Promise.resolve(Object.entries(answers).find(([asks]) => question.startsWith(asks))?.[1] ?? '');

const languages = 'Languages of the site?';
const tax = 'Tax:';

// tests/another creates and checks a folder with all default answers.
test('restaurant:new creates a folder in three languages without errors and warns of missing facts', async () => {
  const answers = await gatherAnswers(
    answering({ [languages]: 'en, kn, hi', [tax]: 'regular', 'What is it called?': 'Idli & Co' }),
  );
  await makeFolder(folder, answers, blank);
  const findings = checkFolder(openFolder(folder), example);
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  expect(valueOf(openFolder(folder), 'restaurant.json')).toMatchObject({ name: 'Idli & Co' });
  expect(openFolder(folder).has('README.md')).toBe(true);
  expect(findings.filter(({ says }) => /older|former|changed/.test(says))).toEqual([]);
  expect(findings.map(({ says }) => says)).toEqual(
    expect.arrayContaining([
      '“Idli & Co” is still in English.',
      expect.stringMatching(/^“.*ಇಲ್ಲಿ ಬರೆಯಿರಿ.*” is a sample text: write your own\.$/),
      expect.stringMatching(/^“.*यहाँ लिखिए.*” is a sample text: write your own\.$/),
      '00000000000000 is not a licence number: write the number of your FSSAI licence.',
    ]),
  );
}, 240_000);

test('restaurant:new uses English texts for a language the product lacks, and the check reports them', async () => {
  const answers = await gatherAnswers(answering({ [languages]: 'en, te' }));
  await makeFolder(folder, answers, blank);
  const made = openFolder(folder);
  const findings = checkFolder(made, example);
  const errors = findings.filter(({ level }) => level === 'error').map(({ says }) => says);
  // The language is added to the product's list by the command, but this process has read the list before.
  expect(errors.filter((says) => !says.includes('possible are'))).toEqual([
    'The site does not support Telugu yet: npm run languages -- te adds it.',
  ]);
  expect(valueOf(made, 'te/menu.json')).toMatchObject({ categories: { drinks: 'Drinks' } });
  expect(valueOf(made, 'te/pages/questions.json')).toHaveProperty(['pickup', 'answer'], '{pickup}');
  const listed = findings.filter(({ file }) => file.startsWith('te/'));
  for (const part of ['menu', 'restaurant', 'pages/categories', 'pages/home'])
    expect(listed).toContainEqual(
      expect.objectContaining({
        file: `te/${part}.json`,
        says: expect.stringMatching(/^“.*” is still in English\.$/) as string,
      }),
    );
}, 240_000);

test('adding a language again fills in missing texts in English and keeps existing ones', async () => {
  await makeFolder(folder, await gatherAnswers(answering({ [languages]: 'en, kn' })), blank);
  const file = `${folder}/kn/menu.json`;
  const { dishes, ...words } = JSON.parse(readFileSync(file, 'utf8')) as {
    dishes: Record<string, object>;
  };
  const { 1: gone, ...stored } = dishes;
  writeJson(file, { ...words, dishes: stored });
  rmSync(`${folder}/kn/pages/home.json`);
  writeEnglishWords(folder, 'kn');
  const made = openFolder(folder);
  expect(valueOf(made, 'kn/menu.json')).toEqual({
    ...words,
    dishes: { ...stored, 1: { name: 'Soup of the day', description: 'Write here what is in it.' } },
  });
  expect(gone).not.toHaveProperty('name', 'Soup of the day');
  expect(checkFolder(made, example).filter(({ level }) => level === 'error')).toEqual([]);
}, 240_000);

test('a new folder with two opening times a day has them for each weekday and passes the check', async () => {
  const second = '17:00 – 22:30';
  const answers = await gatherAnswers(
    answering({ 'Opens at?': '07:00', 'Closes at?': '11:30', 'A second sitting': second }),
  );
  await makeFolder(folder, answers, blank);
  const friday = [
    { opens: '07:00', closes: '11:30', kitchenCloses: '11:00', lastOrders: '10:45' },
    { opens: '17:00', closes: '22:30', kitchenCloses: '22:00', lastOrders: '21:45' },
  ];
  const made = openFolder(folder);
  expect(valueOf(made, 'rules.json')).toMatchObject({ sittings: { friday } });
  const about = checkFolder(made, example).map(({ level, says }) => `${level} ${says}`);
  expect(about.filter((says) => /^error|sitting/.test(says))).toEqual([]);
}, 240_000);

test('the README of a new folder lists all placeholders and shows a valid map', () => {
  const readme = readFileSync(`${blank}/README.md`, 'utf8');
  const root = path.resolve(__dirname, '../../..');
  // The folder is compared only while `restaurant/` is still the example.
  if (testedRestaurant() === 'restaurant') {
    const words = (text: string) => text.replace(/[ -]+/g, ' ');
    expect(words(readFileSync(`${root}/restaurant/README.md`, 'utf8'))).toBe(words(readme));
  }
  expect(placeholders.filter((name) => !readme.includes(`{${name}}`))).toEqual([]);
  const [, map = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(v.safeParse(PlaceMapSchema, JSON.parse(map)).issues).toBeUndefined();
});

// Columns: question, invalid answer, hint, and the valid answer given next.
test.each([
  [
    'FSSAI',
    '12',
    '“12” does not fit: it has to be the 14 digits of the licence.',
    '21226007000456',
  ],
  ['Opens at?', '7:00', '“7:00” does not fit: write 07:00.', '07:00'],
  ['Closes at?', '10.30 pm', '“10.30 pm” does not fit: write 22:30.', '22:30'],
  [
    'Phone?',
    '98450 12345',
    '“98450 12345” does not fit: write +91 98450 12345.',
    '+91 98450 12345',
  ],
  ['A second phone?', '098450-12345', 'write +91 98450 12345.', '+91 98450 12345'],
  ['Since which year?', 'in 2019', 'write 2019.', '2019'],
  ['Latitude', '12.97° N, 77.59° E', 'write 12.97, 77.59.', '12.97, 77.59'],
  ['GSTIN?', '29 abcde1234f1zw', 'write 29ABCDE1234F1ZW.', '29ABCDE1234F1ZW'],
  [tax, 'Regular', 'write regular.', 'regular'],
  [languages, 'English and Kannada', 'write en, kn.', 'en, kn'],
  [languages, 'English, Telugu', 'write en, te.', 'en, te'],
  [languages, 'en, zz', 'zz is the code of no language', 'en, te'],
])(
  'the question "%s" is asked again with the expected format after the invalid answer "%s"',
  async (asks, typed, says, fits) => {
    const received: string[] = [];
    const typedNow = [typed, fits];
    const answers = await gatherAnswers((question) => {
      if (!question.includes(asks)) return Promise.resolve(question.includes(tax) ? 'regular' : '');
      received.push(question);
      return Promise.resolve(typedNow.shift() ?? '');
    });
    expect(Object.values(answers)).toContain(fits);
    expect(received).toEqual([expect.not.stringContaining('fit'), expect.stringContaining(says)]);
  },
);

// An answer that restaurant:check would reject is asked again immediately.
test.each([
  ['Closes at?', '00:30', '23:59 at the latest', '23:59'],
  ['Closes at?', '09:00', 'must be in this order', '22:30'],
  ['A second sitting', '19:00-01:00', '23:59 at the latest', '22:30-23:59'],
  ['GSTIN?', '27ABCDE1234F1Z5', 'check digit', '29ABCDE1234F1ZW'],
  ['GSTIN?', '27AAPFU0939F1ZV', 'is of Maharashtra (27)', '29ABCDE1234F1ZW'],
  ['A second sitting', '21:00-23:00', 'before the one above it is over', 'no'],
])(
  'the question "%s" rejects "%s" with the message of restaurant:check',
  async (asks, typed, says, fits) => {
    const received: string[] = [];
    const typedNow = [typed, fits];
    const answers = await gatherAnswers((question) => {
      if (question.includes(tax)) return Promise.resolve('regular');
      if (!question.includes(asks)) return Promise.resolve('');
      received.push(question);
      return Promise.resolve(typedNow.shift() ?? '');
    });
    expect(received).toEqual([expect.any(String), expect.stringContaining(says)]);
    const { success, output } = v.safeParse(PublishedRulesSchema, rulesFrom(answers));
    expect([success, success && wrongRules(output as Rules, 'Karnataka')]).toEqual([true, []]);
  },
);

test.each([
  ['dosa@gmail.com', 'https://restaurant.example'],
  ['dosa@rediffmail.com', 'https://restaurant.example'],
  ['hello@dosemane.in', 'https://dosemane.in'],
])('restaurant:new derives from the mail address %s the site URL %s', async (email, siteUrl) => {
  const answers = await gatherAnswers(answering({ 'Mail address?': email }));
  expect(factsFrom(answers)).toMatchObject({ siteUrl, phones: [answers.phone] });
});

test('restaurant:new does not ask unregistered owners for a GSTIN', async () => {
  const requests: string[] = [];
  await gatherAnswers((question) => {
    requests.push(question);
    return Promise.resolve('');
  });
  expect(requests.filter((question) => question.startsWith('GSTIN'))).toEqual([]);
});
