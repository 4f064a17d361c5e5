import { activate } from '../publish/go-live';
import type { Deployed } from './deploy-remote';
import { readRemotes } from '../site/remotes-file';
import { currentShell } from '../site/shell-record';
import { previewOf, removePreview } from '../preview/previews';
import { readStaged, withoutStaged } from '../site/staged-file';

/** Gives a previewed version to everybody. */
export async function promote(name: string, version?: string): Promise<Deployed> {
  const line = previewOf(name, version);
  const remotes = readRemotes();
  await activate({
    shell: currentShell(),
    remotes: { ...remotes, [name]: line },
    staged: withoutStaged(name),
  });
  removePreview(name, line.version);
  return { version: line.version, before: remotes[name]?.version ?? null };
}

/** Gives a previewed version to a share (in percent) of the visitors. Whoever has it keeps it when the share grows. */
export async function stage(name: string, share: number, version?: string): Promise<Deployed> {
  const line = previewOf(name, version);
  const remotes = readRemotes();
  const staged = { ...readStaged(), [name]: { share, line } };
  await activate({ shell: currentShell(), remotes, staged });
  return { version: line.version, before: remotes[name]?.version ?? null };
}
