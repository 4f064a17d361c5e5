import { remoteNames } from '../../shared/repository/paths.mjs';

// The caches compare file contents, so checks of a fresh checkout with a restored cache are fast.
const lint = (...paths) => [
  ...['npx', 'eslint', '--max-warnings=0', '--cache', '--cache-strategy=content'],
  ...['--cache-location=.cache/eslint/', ...paths],
];
// Rules that need type information (.oxlintrc.json).
const typedLint = (...paths) => ['npx', 'oxlint', '--type-aware', ...paths];
const format = (...paths) => ['npx', 'oxfmt', '--check', ...paths];
// TypeScript 7 only checks types here. ESLint and the contract's declarations still need TypeScript 6.
const types = (config, stored) => [
  ...['node', 'node_modules/typescript-7/bin/tsc', '-p', config],
  ...['--incremental', '--tsBuildInfoFile', `.cache/${stored}.tsbuildinfo`],
];

/** @typedef {{ name: string, command: string[], quick?: boolean, alone?: boolean, counts?: 'jest' | 'playwright' }} Check */

/**
 * The checks of `npm test`; `quick` ones also run in `npm run verify`. Two run in parallel, longest first. Those marked
 * `alone` need the build or both processors. `counts` names the test runner of the report; other checks pass or fail.
 * @type {Check[]}
 */
export const checks = [
  { name: 'lint', quick: true, command: lint('.') },
  { name: 'lint by types', quick: true, command: typedLint('.') },
  { name: 'format', quick: true, command: format('.') },
  { name: 'types', quick: true, command: types('tsconfig.json', 'types') },
  {
    name: 'types of scripts',
    quick: true,
    command: types('tsconfig.scripts.json', 'scripts'),
  },
  // Reports unused files, exports and dependencies, and dependencies that no package lists.
  { name: 'unused', quick: true, command: ['npx', 'knip', '--no-progress'] },
  {
    name: 'packed packages',
    quick: true,
    command: ['node', 'scripts/lint/packed-packages.mjs'],
  },
  { name: 'sizes', quick: true, command: ['node', 'scripts/lint/sizes.mjs'] },
  { name: 'styles', quick: true, command: ['node', 'scripts/lint/styles.mjs'] },
  { name: 'prose', quick: true, command: ['npx', 'markdownlint-cli2'] },
  {
    name: 'restaurant',
    quick: true,
    command: ['node', 'scripts/restaurant.mjs', 'check', 'restaurant'],
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
    // `npm run test:deep -- deploy` tests previews and another restaurant, `-- store` Google's Firestore
    // emulator.
    command: ['npx', 'jest', '--maxWorkers=100%', '/tests/(?!another/|deploy/|store/deep/)'],
  },
  { name: 'browser', alone: true, counts: 'playwright', command: ['npx', 'playwright', 'test'] },
  {
    name: 'engines',
    alone: true,
    counts: 'playwright',
    command: ['npx', 'playwright', 'test', '-c', 'tests/engines/playwright.config.mjs'],
  },
];

/**
 * Returns one part of all checks, such as `2/4`. Every test runner runs its shard; part 1 also runs the other
 * checks.
 */
export const checksOfPart = (/** @type {string} */ part) =>
  checks.flatMap((check) => {
    if (check.counts) return { ...check, command: [...check.command, `--shard=${part}`] };
    return check.name === 'build' || part.startsWith('1/') ? check : [];
  });

// Checks that run for every package.
const ofEverybody = ['types', 'types of scripts', 'sizes', 'styles', 'restaurant', 'build'];

// Checks of the shell include build and release tests, as in Nx. Server tests belong to the functions.
const beside = { shell: ['release', 'scripts'] };
const serverTests = ['tests/attacks', 'tests/rules', 'tests/store/[^/]+$'];
const testsBeside = { functions: serverTests, 'local-backend': serverTests };

export const testedAlone = ['shell', ...remoteNames, 'functions', 'local-backend'];

const areAll = (/** @type {readonly string[]} */ names) =>
  remoteNames.every((name) => names.includes(name));

/**
 * Returns the checks of these packages: their sources, the contracts, the restaurant, their browser tests and
 * one complete order. Returns all checks if all remotes are named, because shared code has no browser tests
 * of its own.
 * @param {readonly string[]} names
 */
export function checksOf(names) {
  if (areAll(names)) return checks;
  const folders = names.flatMap((name) => [name, ...(beside[name] ?? [])]);
  const tests = new Set(names.flatMap((name) => testsBeside[name] ?? []));
  const jestFolders = [
    ...folders.map((folder) => `${folder}/`),
    'shared/',
    'tests/contract/',
    ...tests,
  ];
  const specs = names.map((name) => `tests/e2e/${name}/`);
  const commands = {
    lint: lint(...folders),
    'lint by types': typedLint(...folders),
    format: format(...folders),
    'contracts and rules': ['npx', 'jest', '--maxWorkers=100%', ...jestFolders],
    browser: ['npx', 'playwright', 'test', ...specs, 'tests/e2e/site/journey'],
  };
  return checks.flatMap((check) => {
    if (ofEverybody.includes(check.name)) return check;
    return check.name in commands ? { ...check, command: commands[check.name] } : [];
  });
}
