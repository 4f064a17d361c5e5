import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exposureProblems, fileProblems, readRemote, sharedProblems } from './index.mjs';

const shared = (version: string, own: object = {}) => ({
  name: 'react',
  version,
  singleton: true,
  assets: { js: { sync: [] } },
  ...own,
});
const manifest = {
  metaData: { remoteEntry: { name: 'entry.js' } },
  exposes: [{ path: './ListPage', assets: { js: { sync: ['list.js'], async: ['late.js'] } } }],
  shared: [shared('19.0.0')],
};
const remote = { folder: 'nowhere', manifest };

test('exposureProblems names missing modules and those that the contract lacks', () => {
  expect(exposureProblems(remote, ['./ListPage'])).toEqual([]);
  expect(exposureProblems(remote, ['./DetailPage'])).toEqual([
    './DetailPage is not exposed',
    './ListPage is exposed, but not in the contract',
  ]);
});

test('readRemote reads the manifest of a build, in whose folder fileProblems finds missing files', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'remote-'));
  expect(() => readRemote(folder)).toThrow('mf-manifest.json');
  writeFileSync(`${folder}/mf-manifest.json`, JSON.stringify(manifest));
  for (const file of ['entry.js', 'list.js']) writeFileSync(`${folder}/${file}`, '');
  expect(fileProblems(readRemote(folder))).toEqual([
    'late.js is in the manifest, but not in the folder',
  ]);
  rmSync(folder, { recursive: true });
});

test.each<[string, object, string]>([
  ['is bundled', shared('19.0.0', { assets: { js: { sync: ['react.js'] } } }), 'also bundled'],
  ['is no singleton', shared('19.0.0', { singleton: false }), 'not as a singleton'],
  ['has another version', shared('18.0.0'), 'as 18.0.0, the host has 19.0.0'],
  ['is not in the host', { ...shared('6.0.0'), name: 'router' }, 'the host has none'],
])('sharedProblems names a shared module that %s', (_what, one, message) => {
  expect(sharedProblems(remote, remote)).toEqual([]);
  const other = {
    ...remote,
    manifest: { ...manifest, shared: [one as ReturnType<typeof shared>] },
  };
  expect(sharedProblems(other, remote)).toEqual([expect.stringContaining(message)]);
});
