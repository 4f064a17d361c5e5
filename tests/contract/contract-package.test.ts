import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { contractVersion } from '@burger/shared/contracts';
import { readJson, root } from './built';

// The package for other repositories that `npm run build` makes with shared/contract-package/pack.mjs.
const folder = path.join(root, 'shared/dist/contract');

interface PackedPackage {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  bundleDependencies: string[];
  remote: { devDependencies: Record<string, string> };
}

const packed = readJson<PackedPackage>('shared/dist/contract/package.json');
const filesOf = (part: string) =>
  readdirSync(path.join(folder, part), { recursive: true })
    .map((file) => path.join(folder, part, String(file)))
    .filter((file) => /\.(tsx?|mjs)$/.test(file));

test("the contract package has the contract's major version and lies beside its archive", () => {
  expect(packed.name).toBe('@burger/shared');
  expect(packed.version).toMatch(new RegExp(`^${contractVersion}\\.\\d+\\.0$`));
  expect(existsSync(path.resolve(folder, `../burger-shared-${packed.version}.tgz`))).toBe(true);
});

test('no guide names a version of the contract package, which changes with each addition', () => {
  const guides = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const fixed = guides.filter((name) =>
    /burger-shared-\d/.test(readFileSync(path.join(root, 'docs', name), 'utf8')),
  );
  expect(fixed).toEqual([]);
});

test('the contract package has every exported file, with declarations for TypeScript', () => {
  const missing = Object.values(packed.exports)
    .flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)))
    .filter((file) => !existsSync(path.join(folder, file)));
  expect(missing).toEqual([]);
  for (const requested of [
    'bus',
    'contracts',
    'slots',
    'router',
    'styled',
    'ui',
    'build',
    'shop/join-site',
  ]) {
    expect(Object.keys(packed.exports)).toContain(`./${requested}`);
  }
});

test('the contract package exports nothing that needs this repository', () =>
  expect(
    Object.keys(packed.exports).filter((name) => /testing|restaurant-folder|messages/.test(name)),
  ).toEqual([]));

test("the contract package's declarations include each JSON file that they import", () => {
  const missing = filesOf('types').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.json)'/g)]
      .map(([, json = '']) => path.resolve(path.dirname(file), json))
      .filter((json) => !existsSync(json)),
  );
  expect(missing).toEqual([]);
});

test('the contract package lists every imported package and contains no tests', () => {
  const requests = new Set<string>();
  const sources = [...filesOf('shared/src'), ...filesOf('shared/build')];
  for (const file of sources) {
    const imports = /(?:from|import) '(@[^/']+\/[^/']+|[^./'@][^/']*)/g;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) requests.add(name);
  }
  const named = Object.keys({ ...packed.dependencies, ...packed.remote.devDependencies });
  const input = [...named, '@burger/shared', '@burger/restaurant'];
  expect(
    [...requests].filter((name) => !name.startsWith('node:') && !input.includes(name)),
  ).toEqual([]);
  expect(sources.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
});

test('the contract package has one package.json, whose exports Node reads, and one per bundled package', () => {
  const found = readdirSync(folder, { recursive: true }).map(String);
  const bundled = packed.bundleDependencies.map((name) => `node_modules/${name}/package.json`);
  expect(found.filter((file) => path.basename(file) === 'package.json').sort()).toEqual(
    [...bundled, 'package.json'].sort(),
  );
});

test('every export of the contract package has types in a project with moduleResolution nodenext', () => {
  const project = mkdtempSync(path.join(os.tmpdir(), 'nodenext-'));
  mkdirSync(`${project}/node_modules/@burger`, { recursive: true });
  symlinkSync(folder, `${project}/node_modules/@burger/shared`);
  writeFileSync(`${project}/package.json`, '{ "type": "module" }');
  const typed = Object.entries(packed.exports).filter(([, file]) => typeof file !== 'string');
  const main = `${project}/main.ts`;
  writeFileSync(
    main,
    typed
      .map(([name], at) => `export * as e${at} from '@burger/shared/${name.slice(2)}';`)
      .join('\n'),
  );
  const program = ts.createProgram([main], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    noEmit: true,
    types: [],
  });
  // TypeScript errors: module not found, relative import without extension, module without types.
  const unresolved = new Set([2307, 2834, 2835, 7016]);
  const messages = program
    .getSemanticDiagnostics()
    .filter(({ code }) => unresolved.has(code))
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
    .filter((message) => message.startsWith(project) || message.startsWith(folder));
  rmSync(project, { recursive: true, force: true });
  expect(typed.length).toBeGreaterThan(30);
  expect(messages).toEqual([]);
});
