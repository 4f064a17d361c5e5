import { mkdirSync } from 'node:fs';
import { remoteNames, root, siteFolder } from '../paths.mjs';
import { announce } from './announce.mjs';
import { publishFont, publishPackage, publishPictures, publishPublicFiles } from './publish.mjs';
import { publishRemote } from './publish-remote.mjs';
import { readRemotes } from './remotes-file.mjs';

/** Fills the site's folder from everything that is built. Old versions stay beside the new ones. */
export async function assembleSite() {
  mkdirSync(siteFolder, { recursive: true });
  publishPictures();
  const font = publishFont();
  const { address, integrity } = publishPackage(`${root}/shell`, 'shell');
  const shell = { base: `${address}/`, integrity };
  const remotes = readRemotes();
  for (const name of remoteNames) {
    remotes[name] = publishRemote(name, `${root}/${name}`, remotes[name]);
  }
  publishPublicFiles();
  await announce({ shell, font, remotes });
}
