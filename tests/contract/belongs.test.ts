import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isAbout, jestOf, testedAlone } from '../belongs.mjs';
import { remotes } from './exposures';

const folder = path.resolve(__dirname, '../e2e');
const specs = readdirSync(folder, { recursive: true })
  .map((file) => String(file).replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.spec.ts'));

test('every package that is deployed can be tested alone', () =>
  expect(testedAlone).toEqual(expect.arrayContaining([...remotes, 'shell', 'functions'])));

test('every browser test belongs to somebody', () =>
  expect(specs.filter((file) => !isAbout(testedAlone, file))).toEqual([]));

test.each(testedAlone)('%s has browser tests of its own, and not those of all', (name) => {
  const own = specs.filter((file) => isAbout([name], file));
  expect(own.length).toBeGreaterThan(specs.filter((file) => isAbout([], file)).length);
  expect(own.length).toBeLessThan(specs.length / 2);
});

test("Jest's tests of a package are its own and those of the contract", () => {
  expect(jestOf(['mfe-menu'])).toEqual(['mfe-menu/', 'tests/contract/']);
  expect(jestOf(['functions'])).toContain('tests/rules');
});
