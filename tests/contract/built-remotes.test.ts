import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion, oldestContract } from '@burger/shared/contracts';
import guests from '@burger/shared/contracts/guests';
import { exposures, readJson, remotes, root, scriptsOf, spokenRemotes } from './built';

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[];
  shared: {
    name: string;
    version: string;
    singleton: boolean;
    assets: { js: { sync: string[] } };
  }[];
}

const isText = (exposure: string) => /\.(kn|hi)$/.test(exposure);

const provided: Manifest['shared'] = readJson<Manifest>('shell/dist/web/mf-manifest.json').shared;

// Each string occurs in one library only, so it shows which bundle contains the library.
const libraries = {
  react: 'react.transitional.element',
  'react-dom': 'Minified React error',
  'styled-components': 'data-styled-version',
  'react-router': 'useNavigate() may be used only',
  'firebase/auth': 'identitytoolkit.googleapis.com',
};

test('the contract lists every remote of this repository', () => {
  const folders = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  expect(folders.sort()).toEqual([...remotes].sort());
});

describe.each(remotes)('the built %s', (remote) => {
  const web = `${remote}/dist/web`;
  const manifest = readJson<Manifest>(`${web}/mf-manifest.json`);

  test('a built remote exposes exactly the modules that the contract lists', () => {
    const exposed = manifest.exposes.map((one) => one.path);
    expect(exposed.filter((one) => !isText(one)).sort()).toEqual([...exposures[remote]].sort());
    const spoken = exposed.filter(isText);
    const all = spokenRemotes.includes(remote) ? ['./Texts.kn', './Texts.hi'] : [];
    expect(spoken).toEqual(expect.arrayContaining(all));
    // The texts of an exposed module must exist in every language.
    const owners = spoken.map((one) => one.replace(/\.\w+$/, ''));
    const known: readonly string[] = [...exposures[remote], './Texts'];
    expect(owners.filter((one) => !known.includes(one))).toEqual([]);
    expect(spoken).toHaveLength(new Set(owners).size * 2);
  });

  test('a built remote has every file that its manifest names', () => {
    const named = [
      manifest.metaData.remoteEntry.name,
      ...manifest.exposes.flatMap((one) => [...one.assets.js.sync, ...one.assets.js.async]),
    ];
    expect(named.filter((file) => !existsSync(path.join(root, web, file)))).toEqual([]);
  });

  test('a built remote names its team, and was built for the contract version of this shell', () => {
    expect(readJson(`${web}/contract.json`)).toEqual({
      contract: contractVersion,
      oldest: oldestContract,
      team: expect.stringMatching(/ team$/),
    });
  });

  test("a built remote expects singletons in the shell's versions and bundles none", () => {
    for (const requested of manifest.shared) {
      const found = provided.find((one) => one.name === requested.name);
      expect({ name: requested.name, version: found?.version }).toEqual({
        name: requested.name,
        version: requested.version,
      });
      expect(requested.singleton).toBe(true);
      expect(requested.assets.js.sync).toEqual([]);
    }
  });

  test.each(Object.entries(libraries))('a built remote bundles no copy of %s', (_library, sign) => {
    const guilty = scriptsOf(remote).flatMap(([file, code]) => (code.includes(sign) ? [file] : []));
    expect(guilty).toEqual([]);
  });

  test('each exposed module of a built remote has its own chunk, which no other module loads', () => {
    const own = (path: string) => `__federation_expose_${path.slice(2)}.`;
    for (const { path: exposure, assets } of manifest.exposes) {
      const requested = assets.js.sync.filter((file) => file.startsWith('__federation_expose_'));
      expect(requested.map((file) => file.slice(0, own(exposure).length))).toEqual([own(exposure)]);
    }
  });
});

test('the built shell contains the strings that identify libraries', () => {
  const shell = scriptsOf('shell')
    .map(([, code]) => code)
    .join('\n');
  const unknown = Object.values(libraries).filter((sign) => !shell.includes(sign));
  expect(unknown).toEqual([]);
});

test('a shell whose places have no guests contains no code for places', () => {
  expect(guests.places).toEqual({});
  // Text of the code for places, and the name of its chunk.
  const found = scriptsOf('shell').filter(
    ([file, code]) => /did not answer in time|guest-view/.test(code) || file.includes('guest-view'),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

test("the counter page starts without the code of the owner's panels", () => {
  const web = 'mfe-kitchen/dist/web';
  const { exposes } = readJson<Manifest>(`${web}/mf-manifest.json`);
  const start = exposes.find((one) => one.path === './KitchenPage')!.assets.js;
  // Text of the menu validation, which only the owner's panels need.
  const sign = 'A price is written like';
  const withIt = (files: string[]) =>
    files.filter((file) => readFileSync(path.join(root, web, file), 'utf8').includes(sign));
  expect(withIt(start.sync)).toEqual([]);
  expect(withIt(start.async)).toHaveLength(1);
});
