import { activate } from '../publish/go-live';
import { publishRemote } from '../publish/publish-remote';
import { readRemotes } from '../site/remotes-file';
import { currentShell } from '../site/shell-record';

/** What a deployment did: the version that runs, and the one before (null where none did). */
export interface Deployed {
  version: string;
  before: string | null;
}

/**
 * Publishes what was built of one remote in the folder `source` and makes the site run it; does nothing where that
 * version runs already.
 */
export async function deployRemote(name: string, source: string): Promise<Deployed> {
  const shell = currentShell();
  const remotes = readRemotes();
  const before = remotes[name]?.version ?? null;
  const line = publishRemote(name, source, remotes[name]);
  if (line.version !== before) await activate({ shell, remotes: { ...remotes, [name]: line } });
  return { version: line.version, before };
}
