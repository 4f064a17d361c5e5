import { mkdirSync, readFileSync } from 'node:fs';
import { remoteNames, siteFolder } from '../paths.mjs';
import { publishFont, publishPackage, publishPictures, publishPublicFiles } from './publish.mjs';
import { readRemotes, writeRemotes } from './remotes-file.mjs';
import { recordShell } from './shell-record.mjs';
import { stampPages } from './stamp.mjs';

// A remote that has moved to a site of its own stays there.
const baseOf = (before, version, address) =>
  /^https?:/.test(before?.base ?? '') ? new URL(`/${version}/`, before.base).href : `${address}/`;

/** Publishes what a remote has built; returns its line of `remotes.json`, given the one before. */
function publishRemote(name, before) {
  const { version, address, integrity } = publishPackage(name, `remotes/${name}`);
  const readJson = (file) => JSON.parse(readFileSync(`${siteFolder}${address}/${file}`, 'utf8'));
  const manifest = readJson('manifest.json');
  return {
    version,
    base: baseOf(before, version, address),
    entry: manifest.metaData.remoteEntry.name,
    ...readJson('contract.json'),
    exposes: Object.fromEntries(manifest.exposes.map(({ path, assets }) => [path, assets.js.sync])),
    integrity,
  };
}

/** Fills the site's folder from everything that is built. Old versions stay beside the new ones. */
export async function assembleSite() {
  mkdirSync(siteFolder, { recursive: true });
  publishPictures();
  const font = publishFont();
  const { address, integrity } = publishPackage('shell', 'shell');
  const shell = { base: `${address}/`, integrity };
  const remotes = readRemotes();
  for (const name of remoteNames) remotes[name] = publishRemote(name, remotes[name]);
  publishPublicFiles();
  // The list comes last: what cannot be rendered is not announced.
  await stampPages({ shell, remotes, font });
  recordShell({ shell, font });
  writeRemotes(remotes);
}
