import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../paths.mjs';

const settings = [
  'jest.config.mjs',
  'scripts/paths.mjs',
  'scripts/test/tested-restaurant.mjs',
  'shared/build/restaurant-folder.mjs',
];

/** Where Jest finds the tested restaurant in a project whose folder `restaurant/` is a copy of this one. */
function testedIn(restaurant: string): string {
  const project = mkdtempSync(path.join(tmpdir(), 'tested-'));
  const copy = (from: string, to = from) =>
    cpSync(`${root}/${from}`, `${project}/${to}`, {
      recursive: true,
      filter: (file) => path.basename(file) !== 'pictures',
    });
  try {
    for (const file of [...settings, 'tests/example']) copy(file);
    copy(restaurant, 'restaurant');
    mkdirSync(`${project}/mfe-menu`);
    const { RESTAURANT: _tested, ...env } = process.env;
    const say = `import('./jest.config.mjs').then(({ default: { projects: [one] } }) =>
      console.log(Object.entries(one.moduleNameMapper).find(([name]) => name.startsWith('^@burger/restaurant/(.'))[1]))`;
    const said = execFileSync(process.execPath, ['-e', say], {
      cwd: project,
      env,
      encoding: 'utf8',
    });
    return path.relative(project, path.dirname(said.trim()));
  } finally {
    rmSync(project, { recursive: true });
  }
}

test.each([
  ['as long as it is the example', 'tests/example', 'restaurant'],
  ['once it is another', 'tests/restaurant', path.join('tests', 'example')],
])('restaurant/ %s: what Jest tests is the example', (_when, restaurant, tested) =>
  expect(testedIn(restaurant)).toBe(tested),
);

// A file or folder that is opened by name, as `resolve('restaurant/pictures')`.
const opensOwn = /\w\(['"`](\.\.\/)*restaurant(\/|['"`]\))|from '[./]+\/restaurant\//;

test('tests read the restaurant that is tested, not the folder of its owner', () => {
  const lines = readdirSync(`${root}/tests`, { recursive: true })
    .map(String)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/node_modules|\bdist\b/.test(file))
    .flatMap((file) =>
      readFileSync(`${root}/tests/${file}`, 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(lines.filter((line) => opensOwn.test(line))).toEqual([]);
});
