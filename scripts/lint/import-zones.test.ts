import { Linter } from 'eslint';
import importX from 'eslint-plugin-import-x';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import {
  featured,
  featureFolder,
  featureZones,
  importSettings,
  orderViews,
} from './import-zones.mjs';

const root = path.resolve(__dirname, '../..');
const linter = new Linter({ cwd: root });
const zonesOf = (name: string) =>
  featureZones(name, readdirSync(path.join(root, featureFolder(name))));
const checkout = 'mfe-cart-checkout/src/checkout';
const zones = [...zonesOf('functions'), ...zonesOf(checkout), orderViews];

const reportsOf = (file: string, text: string, rules: Linter.RulesRecord): string[] =>
  linter
    .verify(
      text,
      [
        {
          files: ['**/*.ts'],
          languageOptions: { parser: tseslint.parser as Linter.Parser },
          plugins: { 'import-x': importX as never },
          settings: importSettings,
          rules,
        },
      ],
      path.join(root, file),
    )
    .map(({ message }) => message);

const wordsOf = (file: string, from: string, folder = 'functions/src'): string[] =>
  reportsOf(
    path.join(folder, file),
    `import type { Thing } from '${from}';\nexport type Other = Thing;\n`,
    { 'import-x/no-restricted-paths': ['error', { zones, basePath: root }] },
  );

test.each([
  ['values', "export { one } from './one';"],
  ['types', "export type { one } from './one';"],
])('oxlint reports a cycle of two files that import %s from each other', (_what, other) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'circle-'));
  writeFileSync(`${folder}/one.ts`, "import { two } from './two';\nexport const one = two;\n");
  writeFileSync(`${folder}/two.ts`, `${other}\nexport const two = 2;\n`);
  const args = ['-c', `${root}/.oxlintrc.json`, '-f', 'unix', folder];
  const { stdout } = spawnSync(`${root}/node_modules/.bin/oxlint`, args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout).toContain('no-cycle');
});

test.each([
  [
    'orders/lifecycle/step.ts',
    '../../kitchen/kitchen-day',
    'orders must not import features above it',
  ],
  [
    'orders/lifecycle/step.test.ts',
    '../../kitchen/routes',
    'orders must not import features above it',
  ],
  ['shop/keep-shop.ts', '../orders/store/store', 'shop must not import features above it'],
  ['http/limits.ts', '../auth/signed-in', 'http must not import features above it'],
  ['orders/routes.ts', '../ports', 'must not import wiring files'],
  ['orders/routes.ts', '../testing/counter', 'must not import wiring files'],
  ['orders/views/rider-sheet.ts', '../store/firestore-orders', 'may import only other views'],
])('the import zones reject a file %s that imports a type of %s', (file, from, message) => {
  expect(wordsOf(file, from).join()).toContain(message);
});

test.each([
  ['orders/lifecycle/step.ts', '../../shop/keep-shop'],
  ['orders/lifecycle/step.ts', '../store/store'],
  ['orders/lifecycle/step.test.ts', '../../testing/counter'],
  ['orders/lifecycle/step.test.ts', '../../app'],
  ['orders/views/rider-sheet.ts', '../store/store'],
  ['orders/views/customer-mail.ts', '../../mail/rows'],
  ['kitchen/routes.ts', '../orders/routes'],
])('the import zones allow a file %s to import %s', (file, from) => {
  expect(wordsOf(file, from)).toEqual([]);
});

test('the import zones reject a step of the checkout that imports a later one', () => {
  const message = 'details must not import features above it';
  expect(wordsOf('details/sign-in.ts', '../placing/readiness', checkout).join()).toContain(message);
  expect(wordsOf('details/sign-in.ts', '../open-checkout', checkout).join()).toContain(message);
  expect(wordsOf('placing/readiness.ts', '../details/phone-check', checkout)).toEqual([]);
});

test('the feature list throws for a folder it lacks, also in a new remote', () => {
  expect(featured(['functions', 'mfe-new', 'tests'])).toEqual(['functions', 'mfe-new']);
  expect(() => featureZones('mfe-new', ['pages'])).toThrow('mfe-new/src/pages');
  expect(() => featureZones('functions', ['orders', 'loyalty'])).toThrow('functions/src/loyalty');
});
