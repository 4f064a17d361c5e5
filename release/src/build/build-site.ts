import { mkdirSync } from 'node:fs';
import { remoteNames, root, siteFolder } from '../../../scripts/paths.mjs';
import { activate } from '../publish/go-live';
import { publishRemote } from '../publish/publish-remote';
import { publishShell } from '../publish/publish-shell';
import { readRemotes } from '../site/remotes-file';
import { shopOfBuild } from '../site/shop';

/** Fills the site's folder from everything that is built. Old versions stay beside the new ones. */
export async function assembleSite(): Promise<void> {
  mkdirSync(siteFolder, { recursive: true });
  const shell = publishShell(`${root}/shell`);
  const before = readRemotes();
  const built = remoteNames.map((name) => [
    name,
    publishRemote(name, `${root}/${name}`, before[name]),
  ]);
  const remotes = { ...before, ...Object.fromEntries(built) };
  await activate({ shell, remotes, shop: shopOfBuild(shell) });
}
