import { endStage } from './discard';
import { activate } from '../publish/go-live';
import type { Deployed } from './deploy-remote';
import { readRemotes } from '../site/remotes-file';
import { currentShell } from '../site/shell-record';
import { readHistory } from '../site/history';

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
