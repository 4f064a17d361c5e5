import { loadRemote } from '@module-federation/enhanced/runtime';

export type Module = Record<string, unknown>;

type Run = () => Module | Promise<Module>;

// Browsers hand out a preload that failed as the answer to the first real request, so one failure proves nothing.
// The pause lets all scripts of the first try come to their end.
const secondTryAfterMs = 300;

const didNotArrive = (error: unknown) =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /RUNTIME-008/.test(error.message));

const fetchOnce = (key: string) => loadRemote<Run>(key, { loadFactory: false, from: 'runtime' });

const fetchTwice = (key: string) =>
  fetchOnce(key).catch(async (error: unknown) => {
    if (!didNotArrive(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, secondTryAfterMs));
    return fetchOnce(key);
  });

// Code that arrived and failed would be handed out half done at the next try.
const broken = new Map<string, unknown>();

/**
 * Fetches what a remote exposes as `key`, and answers how to run it: its words have to run first, but are fetched
 * beside it. `scripts` are all that it consists of. Both reject with what went wrong.
 */
export async function fetchExposure(
  key: string,
  scripts: readonly string[],
): Promise<() => Promise<Module>> {
  const id = `${key} ${scripts.join(' ')}`;
  const careful = async <Value>(step: () => Value | Promise<Value>): Promise<Value> => {
    if (broken.has(id)) throw broken.get(id);
    try {
      return await step();
    } catch (error) {
      if (!didNotArrive(error)) broken.set(id, error);
      throw error;
    }
  };
  const run = await careful(() => fetchTwice(key));
  return () =>
    careful(async () => {
      const module = await run?.();
      if (!module) throw new Error('It is empty');
      return module;
    });
}
