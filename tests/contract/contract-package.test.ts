import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion } from '@burger/shared/contracts';
import { readJson, root } from './built';

// The package for other repositories that `npm run build` makes: shared/contract-package/pack.mjs.
const folder = path.join(root, 'shared/dist/contract');

interface PackedPackage {
  name: string;
  version: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
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
  for (const wanted of ['bus', 'contracts', 'slots', 'router', 'styled', 'ui', 'build', 'host']) {
    expect(Object.keys(packed.exports)).toContain(`./${wanted}`);
  }
});

test("the package's declarations include each JSON file that they import", () => {
  const missing = filesOf('types').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.json)'/g)]
      .map(([, json = '']) => path.resolve(path.dirname(file), json))
      .filter((json) => !existsSync(json)),
  );
  expect(missing).toEqual([]);
});

test('the contract package lists every imported package and contains no tests', () => {
  const asked = new Set<string>();
  const sources = [...filesOf('shared/src'), ...filesOf('shared/build')];
  for (const file of sources) {
    const imports = /(?:from|import) '(@[^/']+\/[^/']+|[^./'@][^/']*)/g;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) asked.add(name);
  }
  const named = Object.keys({ ...packed.dependencies, ...packed.remote.devDependencies });
  const given = [...named, '@burger/shared', '@burger/restaurant'];
  expect([...asked].filter((name) => !name.startsWith('node:') && !given.includes(name))).toEqual(
    [],
  );
  expect(sources.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
});
