import type { RemoteName, RemotesFile } from '@burger/shared/contracts';
import { mayPreview } from './may-preview';
import { pageRemotes } from './remotes-api';

let requested: Promise<RemotesFile> | undefined;
let others: RemotesFile = {};

async function ask(): Promise<RemotesFile> {
  const staged = pageRemotes()?.staged;
  if (staged || mayPreview()) {
    // This code loads only when another version is possible. Visitors who cannot load it get the live version.
    others = await import(/* webpackChunkName: "chosen-versions" */ './chosen-versions.lazy')
      .then(({ chosenVersions }) => chosenVersions(staged))
      .catch(() => others);
  }
  return others;
}

export const otherVersions = (): Promise<RemotesFile> => (requested ??= ask());

/** Returns whether this visitor gets another version of a remote than the prerendered one. */
export const isOtherVersion = (remote: string): boolean => remote in others;

const replaced = new Map<RemoteName, number>();
const listeners = new Set<() => void>();

/** Returns a number that counts up when the page replaces its version of a remote, starting at 0. */
export const versionOf = (remote: RemoteName): number => replaced.get(remote) ?? 0;

export function versionReplaced(remote: RemoteName): void {
  replaced.set(remote, versionOf(remote) + 1);
  for (const tell of [...listeners]) tell();
}

export function onVersionReplaced(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
