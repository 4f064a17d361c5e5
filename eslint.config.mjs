import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  featured,
  featureFolder,
  featureZones,
  foldersWithFeatures,
  importSettings,
  importZones,
  orderViews,
} from './scripts/lint/import-zones.mjs';
import { bareText } from './scripts/lint/bare-text.mjs';
import { lackedApis } from './scripts/lint/lacked-apis.mjs';
import { privateNames } from './scripts/lint/private-names.mjs';
import { testTitle } from './scripts/lint/test-title.mjs';

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const folders = foldersIn('.');
const withFeatures = featured(folders);

const zones = [
  ...importZones(folders),
  ...[...withFeatures, ...foldersWithFeatures].flatMap((name) =>
    featureZones(name, readdirSync(featureFolder(name))),
  ),
  orderViews,
];

// Only these modules may use the network, storage and browser APIs (CONTRIBUTING). The rule matches their file names.
const outside = '**/{api,*-api,stored-*,device,firebase}.{ts,tsx}';
// The same for modules of the shell that run before it, in the service worker, or once per visit.
const outsideOfShell = ['head/**', 'offline/service-worker.ts', 'visits/report-visit.lazy.ts'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

const knowFirebase = {
  regex: '^(@?firebase(/|$)|@burger/shared/firebase$)',
  message: 'Only firebase.ts, *-api.ts and shared/src/firebase may import Firebase.',
};
const isPure = {
  regex: '^react$',
  allowTypeImports: true,
  message: 'Only views (x.tsx) and hooks (use-x.ts) may import React.',
};
const isLazy = { regex: '\\.lazy$', message: 'Load *.lazy modules by import() only.' };

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'site/',
      'site-of-*/',
      '.local/',
      '.nx/',
      '**/reports/',
      'test-results/',
      '**/*.js',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: importSettings,
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-duplicates': 'error',
      'object-shorthand': ['error', 'properties'],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A browser API that a supported browser lacks (`.browserslistrc`) needs a feature check or a disable comment with
    // the fallback.
    files: ['{shell,shared,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { browsers: { rules: { 'lacked-apis': lackedApis } } },
    rules: { 'browsers/lacked-apis': 'error' },
  },
  {
    files: ['{shell,shared,mfe-*}/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TaggedTemplateExpression > TemplateLiteral > :matches(Identifier[name=/^[A-Z]/], MemberExpression[property.name=/^[A-Z]/], ArrowFunctionExpression[body.name=/^[A-Z]/])',
          message: 'Prerendered pages have no component ids, so no style can select a component.',
        },
      ],
    },
  },
  {
    files: ['{shell,shared,mfe-*}/src/**/*.tsx'],
    // The HTML document is rendered once and never updated in a browser, so browser translation cannot break it.
    ignores: ['shell/src/prerender/**', ...tests],
    plugins: { translation: { rules: { 'bare-text': bareText } } },
    rules: { 'translation/bare-text': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['restaurant/**'],
    plugins: { names: { rules: { private: privateNames } } },
    rules: { 'names/private': 'error' },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    plugins: { tests: { rules: { title: testTitle } } },
    rules: { 'tests/title': 'error' },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: [isLazy, knowFirebase] }] },
  },
  {
    files: withFeatures.map((name) => `${name}/src/**/!(use-*).ts`),
    // `shared` is excluded: it contains the Firebase clients, and hooks next to the stores they subscribe to.
    ignores: ['shared/**', ...tests],
    rules: { 'no-restricted-imports': ['error', { patterns: [isLazy, knowFirebase, isPure] }] },
  },
  {
    files: withFeatures.map((name) => `${name}/src/**/*.{ts,tsx}`),
    ignores: tests,
    rules: { 'max-lines': ['error', 300] },
  },
  {
    files: ['{shell,mfe-*}/src/**/{firebase,*-api}.ts'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: [isLazy] }] },
  },
  {
    files: ['functions/src/orders/**/*.ts'],
    ignores: ['**/firestore-*.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^firebase-admin(/|$)',
              message: 'Only firestore-*.ts may import firebase-admin.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{shell,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: [outside, ...outsideOfShell.map((name) => `shell/src/${name}`), ...tests],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
          name,
          message:
            'Only api.ts, *-api.ts, stored-*.ts and device.ts may use the network and storage.',
        })),
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.test.{ts,tsx}', 'tests/**'],
    languageOptions: {
      // Scripts run in Node; functions passed to `page.evaluate` run in browsers.
      globals: { ...globals.node, ...globals.browser },
    },
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
