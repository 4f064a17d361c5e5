import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkFolder } from '../check/check-folder';
import { openFolder, valueOf } from '../check/folder';
import { gatherAnswers, makeFolder } from './make-folder';

const blank = path.resolve(__dirname, 'blank');
const example = openFolder(path.resolve(__dirname, '../../../tests/example'));

let folder: string;
beforeEach(() => (folder = path.join(mkdtempSync(path.join(tmpdir(), 'new-')), 'restaurant')));
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

/** Answers some questions by what they ask, all others with the usual. */
const answering = (answers: Record<string, string>) => (question: string) =>
  Promise.resolve(Object.entries(answers).find(([asks]) => question.startsWith(asks))?.[1] ?? '');

const languages = 'Languages of the site?';
const tax = 'Tax:';

// With the usual answers it is made and checked by the test of the guide.
test('in three languages and with other answers it has no mistakes, and says what is not yet true', async () => {
  const answers = await gatherAnswers(
    answering({ [languages]: 'en, kn, hi', [tax]: 'regular', 'What is it called?': 'Idli & Co' }),
  );
  await makeFolder(folder, answers, blank);
  const findings = checkFolder(openFolder(folder), example);
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  expect(valueOf(openFolder(folder), 'restaurant.json')).toMatchObject({ name: 'Idli & Co' });
  expect(findings.map(({ says }) => says)).toEqual(
    expect.arrayContaining([
      '“Idli & Co” is still in English.',
      '00000000000000 is no licence: FSSAI gives you yours.',
    ]),
  );
}, 240_000);

test('a question comes again until its answer fits', async () => {
  const asked: boolean[] = [];
  const answers = ['12', '21226007000456'];
  const { fssai } = await gatherAnswers((question, again) => {
    if (!question.startsWith('FSSAI')) return Promise.resolve('');
    asked.push(again);
    return Promise.resolve(answers.shift() ?? '');
  });
  expect([fssai, asked]).toEqual(['21226007000456', [false, true]]);
});

test('who is not registered is not asked for a GSTIN', async () => {
  const asked: string[] = [];
  await gatherAnswers((question) => {
    asked.push(question);
    return Promise.resolve('');
  });
  expect(asked.filter((question) => question.startsWith('GSTIN'))).toEqual([]);
});
