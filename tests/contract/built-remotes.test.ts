import {
  exposureProblems,
  fileProblems,
  readRemote,
  sharedProblems,
} from 'federation-contract/testing';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractVersion, oldestContract } from '@burger/shared/contracts';
import guests from '@burger/shared/contracts/guests';
import { exposures, readJson, remotes, root, scriptsOf, spokenRemotes } from './built';

const isText = (exposure: string) => /\.(kn|hi)$/.test(exposure);

const shell = readRemote(path.join(root, 'shell/dist/web'));

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
  const built = readRemote(path.join(root, web));

  test('a built remote exposes exactly the modules that the contract lists', () => {
    const spoken = built.manifest.exposes.map((one) => one.path).filter(isText);
    expect(exposureProblems(built, [...exposures[remote], ...spoken])).toEqual([]);
    const all = spokenRemotes.includes(remote) ? ['./Texts.kn', './Texts.hi'] : [];
    expect(spoken).toEqual(expect.arrayContaining(all));
    // The texts of an exposed module must exist in every language.
    const owners = spoken.map((one) => one.replace(/\.\w+$/, ''));
    const known: readonly string[] = [...exposures[remote], './Texts'];
    expect(owners.filter((one) => !known.includes(one))).toEqual([]);
    expect(spoken).toHaveLength(new Set(owners).size * 2);
  });

  test('a built remote has every file that its manifest names', () => {
    expect(fileProblems(built)).toEqual([]);
  });

  test('a built remote names its team, and was built for the contract version of this shell', () => {
    expect(readJson(`${web}/contract.json`)).toEqual({
      contract: contractVersion,
      oldest: oldestContract,
      team: expect.stringMatching(/ team$/),
    });
  });

  test("a built remote expects singletons in the shell's versions and bundles none", () => {
    expect(sharedProblems(built, shell)).toEqual([]);
  });

  test.each(Object.entries(libraries))('a built remote bundles no copy of %s', (_library, sign) => {
    const guilty = scriptsOf(remote).flatMap(([file, code]) => (code.includes(sign) ? [file] : []));
    expect(guilty).toEqual([]);
  });

  test('each exposed module of a built remote has its own chunk, which no other module loads', () => {
    const own = (path: string) => `__federation_expose_${path.slice(2)}.`;
    for (const { path: exposure, assets } of built.manifest.exposes) {
      const requested = assets.js.sync.filter((file) => file.startsWith('__federation_expose_'));
      expect(requested.map((file) => file.slice(0, own(exposure).length))).toEqual([own(exposure)]);
    }
  });
});

test('the built shell contains the strings that identify libraries', () => {
  const code = scriptsOf('shell').join('\n');
  const unknown = Object.values(libraries).filter((sign) => !code.includes(sign));
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
  const { exposes } = readRemote(path.join(root, web)).manifest;
  const start = exposes.find((one) => one.path === './KitchenPage')!.assets.js;
  // Text of the menu validation, which only the owner's panels need.
  const sign = 'A price is written like';
  const withIt = (files: string[]) =>
    files.filter((file) => readFileSync(path.join(root, web, file), 'utf8').includes(sign));
  expect(withIt(start.sync)).toEqual([]);
  expect(withIt(start.async)).toHaveLength(1);
});
