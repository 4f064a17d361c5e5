import { setTimeout } from 'node:timers/promises';

export interface KeyedQueue {
  /** Does a piece of work after those before it that share one of its names. */
  take<Value>(names: readonly string[], work: () => Promise<Value>): Promise<Value>;
  waiting(name: string): number;
}

// A store that does not answer one must not keep all others waiting.
const longestTurnMs = 5000;

/** Work of one process that would change the same documents waits for its turn; who takes too long has had it. */
export function createKeyedQueue(longestMs = longestTurnMs): KeyedQueue {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();

  function leave(name: string) {
    const own = queues.get(name);
    if (!own) return;
    own.length -= 1;
    if (own.length === 0) queues.delete(name);
  }

  return {
    take(names, work) {
      const before = Promise.all(names.map((name) => queues.get(name)?.last));
      const own = before.then(work);
      const ended = before
        .then(() => Promise.race([own, setTimeout(longestMs, null, { ref: false })]))
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
