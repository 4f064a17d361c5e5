import path from 'node:path';
import { announce } from './announce.mjs';
import { publishShell } from './publish-shell.mjs';
import { readRemotes } from './remotes-file.mjs';
import { currentShell } from './shell-record.mjs';

const versionOf = ({ shell }) => path.basename(shell.base);

/** Publishes the shell that was built and makes the site run it with the remotes that it has. Returns both versions. */
export async function deployShell() {
  const before = currentShell();
  const site = await publishShell();
  if (versionOf(site) !== versionOf(before)) await announce({ ...site, remotes: readRemotes() });
  return { version: versionOf(site), before: versionOf(before) };
}
