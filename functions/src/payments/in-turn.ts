/** Runs the tasks of a key one after the other, in the order of their calls. A failed task does not stop the next. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const own = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, own);
    const forget = () => {
      if (last.get(key) === own) last.delete(key);
    };
    own.then(forget, forget);
    return own;
  };
}
