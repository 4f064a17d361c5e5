import path from 'node:path';
import { numbersOf, wordsOf } from './traces';

const [example = '', ours = ''] = ['example', 'restaurant'].map((name) =>
  path.resolve(__dirname, '..', name),
);
const words = wordsOf(example, ours);

test.each([
  ['a mailbox', 'owner@burgerkatte.example'],
  ['the officer for complaints', 'Kavya Ramesh'],
  ['the site', 'burgerkatte.example'],
  ['a reviewer', 'Ananya Hegde'],
  ['the number of an order', 'BK-'],
  ['who the bill is of', 'Burger Katte Foods LLP'],
  ['a short text', 'Peri Peri Fries + Coke'],
  ['a dish', 'Aloo Tikki Burger'],
  ['a code', 'WELCOME15'],
])('%s is a trace: %s', (_what, word) => expect(words).toContain(word));

test('the telephone of the officer is one too', () =>
  expect(numbersOf(example).some((number) => number.test('+91 90000 00012'))).toBe(true));

test('what the other says too is none', () =>
  expect(wordsOf(example, example)).not.toContain('WELCOME15'));
