import { Linter } from 'eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { featureZones, orderViews } from './import-zones.mjs';

const root = path.resolve(__dirname, '../..');
const linter = new Linter({ cwd: root });
const entries = readdirSync(path.join(root, 'functions/src'));
const zones = [...featureZones('functions', entries), orderViews];

/** What is said of a file of the server that imports `from`. */
const saidOf = (file: string, from: string): string[] =>
  linter
    .verify(
      `import type { Thing } from '${from}';\nexport type Other = Thing;\n`,
      [
        {
          files: ['**/*.ts'],
          languageOptions: { parser: tseslint.parser as Linter.Parser },
          plugins: { 'import-x': importX as never },
          settings: {
            'import-x/resolver-next': [createTypeScriptImportResolver({ project: root })],
          },
          rules: { 'import-x/no-restricted-paths': ['error', { zones, basePath: root }] },
        },
      ],
      path.join(root, 'functions/src', file),
    )
    .map(({ message }) => message);

test.each([
  ['orders/step.ts', '../kitchen/kitchen-day', 'orders must not know what stands above it'],
  ['orders/step.test.ts', '../kitchen/routes', 'orders must not know what stands above it'],
  ['shop/keep-shop.ts', '../orders/store', 'shop must not know what stands above it'],
  ['http/limits.ts', '../auth/signed-in', 'http must not know what stands above it'],
  ['orders/routes.ts', '../ports', 'stands above all features'],
  ['orders/routes.ts', '../testing/counter', 'stands above all features'],
  ['orders/views/rider-sheet.ts', '../firestore-orders', 'made of an order alone'],
])('in %s a type of %s is told of', (file, from, message) => {
  expect(saidOf(file, from).join()).toContain(message);
});

test.each([
  ['orders/step.ts', '../shop/keep-shop'],
  ['orders/step.ts', './store'],
  ['orders/step.test.ts', '../testing/counter'],
  ['orders/step.test.ts', '../app'],
  ['orders/views/rider-sheet.ts', '../store'],
  ['orders/views/customer-mail.ts', '../../mail/rows'],
  ['kitchen/routes.ts', '../orders/routes'],
])('in %s nothing is said of %s', (file, from) => {
  expect(saidOf(file, from)).toEqual([]);
});

test('a folder that has no place in the order is told of', () => {
  expect(() => featureZones('functions', [...entries, 'payments'])).toThrow(
    'functions/src/payments',
  );
});
