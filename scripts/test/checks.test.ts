import { readdirSync } from 'node:fs';
import { remoteNames, root } from '../paths.mjs';
import { checks, checksOf, testedAlone } from './checks.mjs';

const commandOf = (names: string[], name: string) =>
  checksOf(names)
    .find((check) => check.name === name)
    ?.command.join(' ');

// Which packages a change touches: tests/contract/deploying.test.ts.
test.each([
  ['a deployment', ['functions', ...remoteNames, 'shell']],
  ['a preview', [...remoteNames]],
])('what all remotes build on is tested by everything before %s', (_what, names) =>
  expect(checksOf(names)).toBe(checks),
);

test.each([
  ['shell', 'shell/ release/ scripts/ tests/contract/'],
  ['functions', 'functions/ tests/contract/ tests/attacks tests/rules'],
  ['mfe-menu', 'mfe-menu/ tests/contract/'],
])('%s is tested by its own tests and those of what it alone builds on: %s', (name, folders) =>
  expect(commandOf([name], 'contracts and rules')).toBe(`npx jest ${folders}`),
);

test.each(testedAlone)('the restaurant and all types are checked before %s is deployed', (name) => {
  expect(commandOf([name], 'restaurant')).toBe('node scripts/restaurant.mjs check restaurant');
  expect(commandOf([name], 'types')).toContain('typescript-7/bin/tsc -p tsconfig.json');
});

test('what builds and deploys is held by lint with the shell', () =>
  expect(commandOf(['shell'], 'lint')).toMatch(/^npx eslint .* shell release scripts$/));

test.each(readdirSync(`${root}/tests/e2e`).filter((name) => !name.includes('.')))(
  'the browser tests in %s are about a package of that name, or about all of them',
  (name) => expect([...testedAlone, 'site', 'support']).toContain(name),
);
