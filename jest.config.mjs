import { testedRestaurant } from './scripts/test/tested-restaurant.mjs';

// Tests run on the example restaurant, unless `RESTAURANT` selects another folder.
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

// The package.json of these packages has only an `import` condition, but Jest resolves with `require`.
const actions = {
  '^@actions/(workflow-parser|expressions)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
  '^@actions/(workflow-parser|expressions)/(.*)$': '<rootDir>/node_modules/@actions/$1/dist/$2.js',
};

const common = {
  transform,
  // Set by webpack from guests.json.
  globals: { __GUEST_PLACES__: true },
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

const packages = '<rootDir>/{shell,mfe-*,shared,federation-*}/src/**';
// Loads the example restaurant's menu as the data of the page.
const pageSetup = [...common.setupFilesAfterEnv, '<rootDir>/shared/src/testing/page-shop.ts'];
const afresh = '<rootDir>/shared/src/testing/afresh.ts';

/** Three projects: views in jsdom, models and adapters in Node, servers and built files in Node. */
export default {
  // Only a limit for hanging tests: on a busy machine, starting a process or rendering a page takes many times as long.
  testTimeout: 30_000,
  // A busy machine needs more than the default 500 ms to end a worker with a large heap. Jest still reports open
  // handles.
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
      // Tests named `*.dom.test.ts` need a document but render nothing.
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
        '<rootDir>/tests/{another,attacks,contract,deploy,field-cases,kills,rules,states,store,times}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/tests/example/*.test.ts',
      ],
    },
  ],
};
