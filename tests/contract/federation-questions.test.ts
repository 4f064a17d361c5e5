import { readFileSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';

const page = readFileSync(`${root}/docs/federation.md`, 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ['));

const partsOf = (row: string) => {
  const [, issue = '', file = '', title = ''] =
    /^\| \[[\w-]+ (#\d+)\].*`(tests\/[^`]+|shell\/[^`]+)`: “(.+)” *\|$/.exec(row) ?? [];
  return [issue, file, title] as const;
};

test('docs/federation.md answers twenty GitHub issues, each with its own link', () => {
  const addresses = rows.map(
    (row) => /\((https:\/\/github\.com\/[^)]+\/issues\/\d+)\)/.exec(row)?.[1],
  );
  expect(new Set(addresses).size).toBe(20);
  expect(addresses).not.toContain(undefined);
});

test.each(rows.map(partsOf))(
  'the test that docs/federation.md names for issue %s exists and is not skipped: %s, “%s”',
  (_issue, file, title) => {
    const source = readFileSync(`${root}/${file}`, 'utf8');
    expect(title).not.toBe('');
    expect(source).toContain(title);
    expect(source).not.toMatch(/\b(test|describe|it)(\.\w+)*\.(skip|only|fixme|todo)\((?!\s*\()/);
  },
);
