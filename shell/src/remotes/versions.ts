import type { RemoteName } from '@burger/shared/contracts';

const seen = new Map<RemoteName, number>();
const listeners = new Set<() => void>();

/** Which version of a remote this page runs, counted from 0. */
export const versionOf = (remote: RemoteName): number => seen.get(remote) ?? 0;

/** Another version of the remote stands for it from now on. */
export function versionReplaced(remote: RemoteName): void {
  seen.set(remote, versionOf(remote) + 1);
  for (const tell of [...listeners]) tell();
}

/** Calls back when a version was replaced; the answer ends that. */
export function onVersionReplaced(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
