import { mkdirSync } from 'node:fs';
import { remoteNames, root, siteFolder } from '../paths.mjs';
import { announce } from './announce.mjs';
import { publishRemote } from './publish-remote.mjs';
import { publishShell } from './publish-shell.mjs';
import { readRemotes } from './remotes-file.mjs';

/**
 * Fills the site's folder from everything that is built; `folderOf` names the folder a remote has been built in.
 * Old versions stay beside the new ones.
 */
export async function assembleSite(folderOf = (name) => `${root}/${name}`) {
  mkdirSync(siteFolder, { recursive: true });
  const site = await publishShell();
  const remotes = readRemotes();
  for (const name of remoteNames) {
    remotes[name] = publishRemote(name, folderOf(name), remotes[name]);
  }
  await announce({ ...site, remotes });
}
