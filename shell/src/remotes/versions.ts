import type { RemoteName, RemotesFile } from '@burger/shared/contracts';
import { mayPreview } from './may-preview';
import { pageRemotes } from './remotes-api';

let asked: Promise<RemotesFile> | undefined;
let others: RemotesFile = {};

async function ask(): Promise<RemotesFile> {
  const staged = pageRemotes()?.staged;
  if (staged || mayPreview()) {
    // Its code comes where there may be another version; who cannot have it gets what is live.
    others = await import(/* webpackChunkName: "chosen-versions" */ './chosen-versions.late')
      .then(({ chosenVersions }) => chosenVersions(staged))
      .catch(() => others);
  }
  return others;
}

/** Lines of remotes of which this visitor gets another version than the one that is live. */
export const otherVersions = (): Promise<RemotesFile> => (asked ??= ask());

/** Whether this visitor gets another version of a remote than the one that the page was prerendered with. */
export const isOtherVersion = (remote: string): boolean => remote in others;

const replaced = new Map<RemoteName, number>();
const listeners = new Set<() => void>();

/** Which version of a remote this page runs, counted from 0. */
export const versionOf = (remote: RemoteName): number => replaced.get(remote) ?? 0;

/** Another version of the remote stands for it from now on. */
export function versionReplaced(remote: RemoteName): void {
  replaced.set(remote, versionOf(remote) + 1);
  for (const tell of [...listeners]) tell();
}

export function onVersionReplaced(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
