import type { RemoteName } from '@burger/shared/contracts';

const waiting = new Map<RemoteName, Set<() => void>>();

/** Tells the places of a remote that another place of it has just come. */
export const remoteArrived = (remote: RemoteName): void =>
  [...(waiting.get(remote) ?? [])].forEach((tryAgain) => tryAgain());

/** Calls back when a remote shows something somewhere on the page; the answer ends that. */
export function onArrival(remote: RemoteName, tryAgain: () => void): () => void {
  const all = waiting.get(remote) ?? new Set();
  waiting.set(remote, all.add(tryAgain));
  return () => void all.delete(tryAgain);
}
