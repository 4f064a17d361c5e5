import { endStage } from '../preview/discard';
import { activate } from '../publish/activate';
import type { Deployed } from '../publish/deploy-remote';
import { readRemotes } from '../publish/remotes-file';
import { currentShell } from '../publish/shell-record';
import { readHistory } from './history';

/**
 * Takes back a version that a share of the visitors gets; where there is none, makes the site run the version of the
 * remote that it ran before. Builds nothing.
 */
export async function rollBack(name: string): Promise<Deployed> {
  const shell = currentShell();
  const remotes = readRemotes();
  const live = remotes[name]?.version ?? null;
  const taken = await endStage(name);
  if (taken && live) return { version: live, before: taken };
  const history = readHistory();
  const former = history[name] ?? [];
  const line = former.at(-1);
  if (!line) {
    throw new Error(`The site has run no other version of ${name}: nothing to go back to.`);
  }
  await activate({
    shell,
    remotes: { ...remotes, [name]: line },
    history: { ...history, [name]: former.slice(0, -1) },
  });
  return { version: line.version, before: live };
}
