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
const esmOnly = ['lucide-react', 'firebase', '@firebase', 'valibot', 'jose', 'sirv'];

const common = {
  transform,
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
      ],
      testMatch: ['<rootDir>/{shell,mfe-*,shared}/src/**/*.test.{ts,tsx}'],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{functions,local-backend}/src/**/*.test.ts',
        '<rootDir>/tests/{attacks,contract,rules}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
    },
  ],
};
