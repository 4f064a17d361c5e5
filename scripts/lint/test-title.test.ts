import { Linter } from 'eslint';
import { testTitle } from './test-title.mjs';

const linter = new Linter();

const config = {
  plugins: { tests: { rules: { title: testTitle } } },
  rules: { 'tests/title': 'error' },
};

const faultsOf = (code: string) =>
  linter.verify(code, config as never).map(({ messageId, message }) => messageId ?? message);

const long = 'the cart '.repeat(12);

test.each([
  ['a clause', "test('what was kept is not known until the shop is there', () => {})", 'clause'],
  ['a clause after each()', "test.each([1])('who asks %s times is told so', () => {})", 'clause'],
  ['a clause in a template', 'it(`Whoever ${does} it is answered`, () => {})', 'clause'],
  ['too few characters', "test('works', () => {})", 'short'],
  ['too many characters', `test('${long}', { tag: '@nightly' }, async () => {})`, 'long'],
])('tests/title reports a title with %s', (_what, code, fault) => {
  expect(faultsOf(code)).toEqual([fault]);
});

test.each([
  [
    'a title with its subject first',
    "test('the cart stays undefined until the shop has loaded', () => {})",
  ],
  ['a short title made from a table', "test.each([1])('%s', () => {})"],
  ['the title of a group', "test.describe('Auth', () => {})"],
  ['a call that is no test', "visitor('tablet')"],
])('tests/title accepts %s', (_what, code) => {
  expect(faultsOf(code)).toEqual([]);
});
