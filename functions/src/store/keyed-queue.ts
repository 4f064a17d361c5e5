import { setTimeout } from 'node:timers/promises';

/** The work did not begin: those before it took longer than it may wait. */
export class QueueTimeoutError extends Error {}

export interface KeyedQueue {
  /**
   * Runs work after all earlier work that shares one of its names. Rejects with a QueueTimeoutError, and never runs the
   * work, where its turn does not come within `longestWaitMs`.
   */
  take<Value>(
    names: readonly string[],
    work: () => Promise<Value>,
    longestWaitMs?: number,
  ): Promise<Value>;
  waiting(name: string): number;
}

// One request to a store that hangs must not block all others.
const longestTurnMs = 5000;

/** Serializes work of one process that would change the same documents. Work that runs longer than its turn no longer blocks. */
export function createKeyedQueue(longestMs = longestTurnMs): KeyedQueue {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();

  function leave(name: string) {
    const own = queues.get(name);
    if (!own) return;
    own.length -= 1;
    if (own.length === 0) queues.delete(name);
  }

  return {
    take(names, work, longestWaitMs = Infinity) {
      const before = Promise.all(names.map((name) => queues.get(name)?.last));
      const waiting = new AbortController();
      let hasGivenUp = false;
      const own = Promise.race([
        before,
        ...(longestWaitMs === Infinity
          ? []
          : [
              setTimeout(longestWaitMs, null, { ref: false, signal: waiting.signal }).then(() => {
                hasGivenUp = true;
                throw new QueueTimeoutError('Too many were before it');
              }),
            ]),
      ]).then(() => {
        waiting.abort();
        return work();
      });
      const ended = before
        .then(() =>
          hasGivenUp ? null : Promise.race([own, setTimeout(longestMs, null, { ref: false })]),
        )
        .then(
          () => names.forEach(leave),
          () => names.forEach(leave),
        );
      for (const name of names) {
        queues.set(name, { length: (queues.get(name)?.length ?? 0) + 1, last: ended });
      }
      return own;
    },
    waiting: (name) => queues.get(name)?.length ?? 0,
  };
}
