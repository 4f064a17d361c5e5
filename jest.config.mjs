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
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/[^/]+/dist/', '<rootDir>/site/'],
  modulePathIgnorePatterns: [
    '<rootDir>/[^/]+/dist/',
    '<rootDir>/site/',
    '<rootDir>/.local/',
    '<rootDir>/reports/',
    '<rootDir>/.nx/',
  ],
};

/** Two projects: views and models in a browser-like world, servers and built artefacts in Node. */
export default {
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/src/testing/jsdom-environment.mjs',
      testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
      setupFilesAfterEnv: [
        ...common.setupFilesAfterEnv,
        '<rootDir>/shared/src/testing/jsdom-setup.ts',
        '<rootDir>/shared/src/testing/page-shop.ts',
      ],
      testMatch: [
        '<rootDir>/{shell,mfe-*,shared}/src/**/*.test.{ts,tsx}',
        '<rootDir>/tests/times/**/*.test.tsx',
      ],
    },
    {
      ...common,
      displayName: 'node',
      moduleNameMapper: { ...common.moduleNameMapper, ...actions },
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{functions,local-backend,release}/src/**/*.test.ts',
        '<rootDir>/tests/{another,attacks,bench,contract,rules,week}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/tests/example/*.test.ts',
      ],
    },
  ],
};
