/** Does a piece of work after those before it that share one of its names. */
export type TakeTurns = <Value>(
  names: readonly string[],
  work: () => Promise<Value>,
) => Promise<Value>;

/** Lets work of one process that would change the same documents wait for its turn, where transactions would abort each other. */
export function createTurns(): TakeTurns {
  const last = new Map<string, Promise<unknown>>();
  return (names, work) => {
    const own = Promise.all(names.map((name) => last.get(name))).then(work);
    const ended = own.then(
      () => undefined,
      () => undefined,
    );
    for (const name of names) last.set(name, ended);
    void ended.then(() => {
      for (const name of names) if (last.get(name) === ended) last.delete(name);
    });
    return own;
  };
}
