import { setTimeout } from 'node:timers/promises';

/** Queued work was not started, because it waited too long. */
export class QueueTimeoutError extends Error {}

export interface KeyedQueue {
  /**
   * Runs work after all earlier work that shares a name with it. After `longestWaitMs` in the queue, rejects
   * with a QueueTimeoutError and never runs it.
   */
  take<Value>(
    names: readonly string[],
    work: () => Promise<Value>,
    longestWaitMs?: number,
  ): Promise<Value>;
  waiting(name: string): number;
}

// In ms. One store request that hangs must not block all others.
const longestTurnMs = 5000;

/** Returns a queue for work on the same documents; work longer than `longestMs` stops blocking. */
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
      let isAbandoned = false;
      const own = Promise.race([
        before,
        ...(longestWaitMs === Infinity
          ? []
          : [
              setTimeout(longestWaitMs, null, { ref: false, signal: waiting.signal }).then(() => {
                isAbandoned = true;
                throw new QueueTimeoutError('The work waited too long in the queue');
              }),
            ]),
      ]).then(() => {
        waiting.abort();
        return work();
      });
      const ended = before
        .then(() =>
          isAbandoned ? null : Promise.race([own, setTimeout(longestMs, null, { ref: false })]),
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
