import { announce } from './announce.mjs';
import { readFormerLines } from './former-lines.mjs';
import { publishPictures } from './publish.mjs';
import { publishRemote } from './publish-remote.mjs';
import { readRemotes } from './remotes-file.mjs';
import { currentShell } from './shell-record.mjs';

const inCase = (name, line, cause) =>
  new Error(
    `${name} ${line.version} was not deployed and the site stays as it was. ${cause.message}`,
    { cause },
  );

/**
 * Publishes what was built of one remote in the folder `source` and makes the site run it.
 * Returns its line and the one before (the same one where that version runs already).
 */
export async function deployRemote(name, source) {
  const site = currentShell();
  const remotes = readRemotes();
  const before = remotes[name];
  publishPictures();
  const line = publishRemote(name, source, before);
  if (line.version === before?.version) return { line: before, before };
  await announce({ ...site, remotes: { ...remotes, [name]: line } }).catch((cause) => {
    throw inCase(name, line, cause);
  });
  return { line, before };
}

/** Makes the site run the version of a remote that it ran before. Returns the line and the one that it replaces. */
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
  ).catch((cause) => {
    throw inCase(name, line, cause);
  });
  return { line, before: remotes[name] };
}
