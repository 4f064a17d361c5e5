export class KilledError extends Error {}

/**
 * Simulates a process that may be killed. `mortal` wraps a call, so that the process may die before or after
 * it; effects of the call remain. `live` sets how many half-calls the process lives.
 */
export function mortalProcess() {
  let calls = Infinity;
  const mortal =
    <Args extends unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      if (calls-- <= 0) throw new KilledError();
      const value = await call(...args);
      if (calls-- <= 0) throw new KilledError();
      return value;
    };
  return { mortal, live: (count: number) => void (calls = count) };
}
