/**
 * All that `npm test` runs, in this order. `quick` ones are also `npm run verify`.
 * `counts` names the runner whose report is added up; the others only pass or fail.
 */
export const checks = [
  { name: 'format', quick: true, command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
  { name: 'lint', quick: true, command: ['npx', 'eslint', '--max-warnings=0', '.'] },
  { name: 'types', quick: true, command: ['npx', 'tsc', '-p', 'tsconfig.json'] },
  {
    name: 'unit',
    quick: true,
    counts: 'jest',
    command: [
      'npx',
      'jest',
      '--testPathIgnorePatterns',
      '<rootDir>/tests/',
      '<rootDir>/[^/]+/dist/',
      '<rootDir>/site/',
    ],
  },
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  { name: 'contracts and rules', counts: 'jest', command: ['npx', 'jest', 'tests/'] },
  { name: 'browser', counts: 'playwright', command: ['npx', 'playwright', 'test'] },
];
