import { Linter } from 'eslint';
import { bareText } from './bare-text.mjs';

const linter = new Linter();

const problems = (jsx: string): number =>
  linter.verify(
    `const view = ${jsx};`,
    {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { translation: { rules: { 'bare-text': bareText } } },
      rules: { 'translation/bare-text': 'error' },
    } as never,
    'view.js',
  ).length;

test.each([
  ['a text after a conditional icon', '<p>{busy && <Icon />}Accept</p>', 1],
  ['a conditional text before an element', '<b>{!inCart && word}{more && <i />}</b>', 1],
  ['a text after one of two icons', '<p>{busy ? <Hourglass /> : <Check />}{texts.done}</p>', 1],
  ['two texts, one of them conditional', '<p>{texts.a} {late && texts.b}</p>', 2],
  ['a text beside a list', '<p>{texts.title}{all.map(show)}</p>', 1],
  ['a text in a fragment', '<>{texts.title}{late && <i />}</>', 1],
])('the bare-text rule reports %s', (_what, jsx, count) => {
  expect(problems(jsx)).toBe(count);
});

test.each([
  ['a text in an element of its own', '<p>{busy && <Icon />}<span>Accept</span></p>'],
  ['a single text', '<p>{busy ? texts.wait : texts.go}</p>'],
  ['a text beside an unconditional icon', '<p><Icon /> Accept</p>'],
  ['unconditional texts', '<p>{texts.a} {busy ? texts.b : texts.c}</p>'],
  ['conditional elements', '<p>{busy && <Icon />} {done ? <A /> : <B />}</p>'],
])('the bare-text rule allows %s', (_what, jsx) => {
  expect(problems(jsx)).toBe(0);
});
