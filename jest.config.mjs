import { testedRestaurant } from './scripts/test/tested-restaurant.mjs';

// Whatever `restaurant/` holds, tests speak of the example that lies with them.
process.env.RESTAURANT ??= testedRestaurant();
const { restaurantModules } = await import('./shared/build/restaurant-folder.mjs');

const transform = {
  '^.+\\.(mjs|[tj]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

// Packages that ship only ES modules, which jest has to translate.
const esmOnly = [
  'lucide-react',
  'firebase',
  '@firebase',
  'valibot',
  'is-network-error',
  'jose',
  'p-retry',
  'sirv',
  'postcss-styled-syntax',
  '@actions',
  'saxen',
];

// They say only how they are imported, and Jest requires.
const actions = {
  '^@actions/(workflow-parser|expressions)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
  '^@actions/(workflow-parser|expressions)/(.*)$': '<rootDir>/node_modules/@actions/$1/dist/$2.js',
};

const common = {
  transform,
  moduleNameMapper: restaurantModules(),
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/fail-on-console.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/[^/]+/dist/',
    '<rootDir>/site(-of-[^/]+)?/',
  ],
  modulePathIgnorePatterns: [
    '<rootDir>/[^/]+/dist/',
    '<rootDir>/site(-of-[^/]+)?/',
    '<rootDir>/.local/',
    '<rootDir>/reports/',
    '<rootDir>/.nx/',
  ],
};

const packages = '<rootDir>/{shell,mfe-*,shared}/src/**';
// Pages are rendered from the repository's own menu.
const pageSetup = [...common.setupFilesAfterEnv, '<rootDir>/shared/src/testing/page-shop.ts'];
const afresh = '<rootDir>/shared/src/testing/afresh.ts';

/** Three projects: views in jsdom, models and what speaks to the outside in Node, servers and built artefacts in Node. */
export default {
  // For what hangs: a busy machine starts a process or draws a page in many times what a quiet one takes.
  testTimeout: 30_000,
  // A busy machine takes more than the usual half second to end a worker that held a gigabyte; what is still held open is
  // told all the same.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...common,
      displayName: 'views',
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '^lucide-react$': '<rootDir>/shared/src/testing/icons.mjs',
      },
      testEnvironment: '<rootDir>/shared/src/testing/jsdom-environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
      setupFilesAfterEnv: [...pageSetup, '<rootDir>/shared/src/testing/jsdom-setup.ts', afresh],
      // What needs a document without drawing anything says so by its name.
      testMatch: [
        `${packages}/*.{test.tsx,dom.test.ts}`,
        '<rootDir>/tests/{bills,times}/**/*.test.tsx',
      ],
    },
    {
      ...common,
      displayName: 'models',
      testEnvironment: 'node',
      setupFilesAfterEnv: [...pageSetup, afresh],
      testMatch: [`${packages}/*.test.ts`, '!**/*.dom.test.ts'],
    },
    {
      ...common,
      displayName: 'servers',
      moduleNameMapper: { ...common.moduleNameMapper, ...actions },
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{functions,local-backend,release}/src/**/*.test.ts',
        '<rootDir>/tests/{another,attacks,contract,deploy,field-cases,rules,store}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/tests/example/*.test.ts',
      ],
    },
  ],
};
