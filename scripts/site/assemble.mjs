import { mkdirSync, readFileSync } from 'node:fs';
import { remoteNames, siteFolder } from '../paths.mjs';
import { publishFont, publishPackage, publishPictures, publishPublicFiles } from './publish.mjs';
import { readRemotes, writeRemotes } from './remotes-file.mjs';
import { recordShell } from './shell-record.mjs';
import { stampPages } from './stamp.mjs';

/** Publishes what a remote has built; returns its line of `remotes.json`. */
export function publishRemote(name) {
  const { version, address } = publishPackage(name, `remotes/${name}`);
  const { contract } = JSON.parse(readFileSync(`${siteFolder}${address}/contract.json`, 'utf8'));
  return { version, manifest: `${address}/manifest.json`, contract };
}

/** Fills the site's folder from everything that is built. Old versions stay beside the new ones. */
export async function assembleSite() {
  mkdirSync(siteFolder, { recursive: true });
  publishPictures();
  const font = publishFont();
  const { address: shell } = publishPackage('shell', 'shell');
  const remotes = readRemotes();
  for (const name of remoteNames) remotes[name] = publishRemote(name);
  writeRemotes(remotes);
  publishPublicFiles();
  recordShell({ shell, font });
  await stampPages({ shell, remotes, font });
}
