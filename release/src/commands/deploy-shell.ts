import path from 'node:path';
import { activate } from '../publish/go-live';
import type { Deployed } from './deploy-remote';
import { publishShell } from '../publish/publish-shell';
import { readRemotes } from '../site/remotes-file';
import { currentShell } from '../site/shell-record';

/** Publishes the shell that was built in the folder `source` and makes the site run it with the remotes that it has. */
export async function deployShell(source: string): Promise<Deployed> {
  const before = path.basename(currentShell().base);
  const shell = publishShell(source);
  const version = path.basename(shell.base);
  if (version !== before) await activate({ shell, remotes: readRemotes() });
  return { version, before };
}
