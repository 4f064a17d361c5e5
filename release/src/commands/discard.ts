import { activate } from '../publish/go-live';
import { readRemotes } from '../site/remotes-file';
import { currentShell } from '../site/shell-record';
import { previewOf, removePreview } from '../preview/previews';
import { readStaged, withoutStaged } from '../site/staged-file';

/** Gives nobody anything but what is live any more; returns the version that was staged, or null where none was. */
export async function endStage(name: string): Promise<string | null> {
  const staged = readStaged()[name];
  if (!staged) return null;
  const remotes = readRemotes();
  await activate({ shell: currentShell(), remotes, staged: withoutStaged(name) });
  return staged.line.version;
}

/** Ends a preview, for those who have its link and for a share that got it. Returns its version. */
export async function discard(name: string, version?: string): Promise<string> {
  const line = previewOf(name, version);
  if (readStaged()[name]?.line.version === line.version) await endStage(name);
  removePreview(name, line.version);
  return line.version;
}
