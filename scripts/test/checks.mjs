import { readdirSync } from 'node:fs';
import { areAll, foldersOf, isAbout, jestOf } from '../../tests/belongs.mjs';
import { root } from '../paths.mjs';

/**
 * All that `npm test` runs. `quick` ones are also `npm run verify`. They run two at a time, longest first, except those
 * that run `alone`: they need what was built, or both processors. `counts` names the runner whose report is added up;
 * the others only pass or fail.
 */
export const checks = [
  { name: "another restaurant's build", command: ['node', 'scripts/test/build-another.mjs'] },
  { name: 'lint', quick: true, command: ['npx', 'eslint', '--max-warnings=0', '.'] },
  { name: 'format', quick: true, command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
  { name: 'types', quick: true, command: ['npx', 'tsc', '-p', 'tsconfig.json'] },
  { name: 'styles', quick: true, command: ['node', 'scripts/lint/styles.mjs'] },
  {
    name: 'restaurant',
    quick: true,
    command: ['node', 'scripts/restaurant-check.mjs', 'restaurant'],
  },
  {
    name: 'unit',
    quick: true,
    alone: true,
    counts: 'jest',
    command: [
      'npx',
      'jest',
      '--maxWorkers=100%',
      '--testPathIgnorePatterns',
      '<rootDir>/tests/',
      '<rootDir>/[^/]+/dist/',
      '<rootDir>/site/',
    ],
  },
  { name: 'build', alone: true, command: ['node', 'scripts/build.mjs'] },
  {
    name: 'contracts and rules',
    alone: true,
    counts: 'jest',
    command: ['npx', 'jest', '--maxWorkers=100%', 'tests/'],
  },
  { name: 'browser', alone: true, counts: 'playwright', command: ['npx', 'playwright', 'test'] },
  {
    name: 'engines',
    alone: true,
    counts: 'playwright',
    command: ['npx', 'playwright', 'test', '-c', 'tests/engines/playwright.config.mjs'],
  },
];

/** One part of all checks, as `2/4`: every runner takes its part of the tests, the first part has the rest as well. */
export const checksOfPart = (part) =>
  checks.flatMap((check) => {
    if (check.counts) return { ...check, command: [...check.command, `--shard=${part}`] };
    return check.name.endsWith('build') || part.startsWith('1/') ? check : [];
  });

// The same whatever is tested.
const ofEverybody = ['types', 'styles', 'restaurant', 'build'];

const e2e = `${root}/tests/e2e`;
const specsAbout = (names) =>
  readdirSync(e2e, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.spec.ts') && isAbout(names, file))
    .map((file) => `tests/e2e/${file}`);

/**
 * What belongs to these packages: their own sources, the contracts, the restaurant, and what they are about in a browser.
 * Of all remotes it is everything: what they build on has no tests in a browser of its own.
 */
export function checksOf(names) {
  if (areAll(names)) return checks;
  const folders = foldersOf(names);
  const commands = {
    lint: ['npx', 'eslint', '--max-warnings=0', ...folders],
    format: ['npx', 'prettier', '--check', '--log-level=warn', ...folders],
    'contracts and rules': ['npx', 'jest', ...jestOf(names)],
    browser: ['npx', 'playwright', 'test', ...specsAbout(names)],
  };
  return checks.flatMap((check) => {
    if (ofEverybody.includes(check.name)) return check;
    return check.name in commands ? { ...check, command: commands[check.name] } : [];
  });
}
