import { announce } from './announce.mjs';
import { readFormerLines } from './former-lines.mjs';
import { publishPictures } from './publish.mjs';
import { publishRemote } from './publish-remote.mjs';
import { readRemotes } from './remotes-file.mjs';
import { currentShell } from './shell-record.mjs';

/**
 * Publishes what was built of one remote in the folder `source` and makes the site run it.
 * Returns its version and the one before (the same where that one runs already, null where none did).
 */
export async function deployRemote(name, source) {
  const site = currentShell();
  const remotes = readRemotes();
  const before = remotes[name]?.version ?? null;
  publishPictures();
  const line = publishRemote(name, source, remotes[name]);
  if (line.version !== before) await announce({ ...site, remotes: { ...remotes, [name]: line } });
  return { version: line.version, before };
}

/** Makes the site run the version of a remote that it ran before. Returns it and the version that it replaces. */
export async function rollBackRemote(name) {
  const site = currentShell();
  const remotes = readRemotes();
  const former = readFormerLines();
  const line = former[name]?.at(-1);
  if (!line)
    throw new Error(`The site has run no other version of ${name}: nothing to go back to.`);
  await announce(
    { ...site, remotes: { ...remotes, [name]: line } },
    { ...former, [name]: former[name].slice(0, -1) },
  );
  return { version: line.version, before: remotes[name].version };
}
