import { readFileSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';
import { fieldCases } from './cases';

const numbers = Array.from({ length: 16 }, (_, at) => `G${at + 1}`);

test('the field cases are numbered G1 to G16', () => {
  expect(Object.keys(fieldCases)).toEqual(numbers);
});

describe.each(Object.entries(fieldCases))('%s', (_number, { name, heldBy }) => {
  test.each(heldBy)(`${name}: %s contains the test “%s” and skips none`, (file, title) => {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    expect(source).toContain(title);
    expect(source).not.toMatch(/\b(test|describe|it)(\.\w+)*\.(skip|only|fixme|todo)\((?!\s*\()/);
  });
});
