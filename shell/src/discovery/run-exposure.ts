import { loadRemote } from '@module-federation/enhanced/runtime';

export type Module = Record<string, unknown>;

// Browsers hand out a preload that failed as the answer to the first real request, so one failure proves nothing.
// The pause lets all scripts of the first try come to their end.
const secondTryAfterMs = 300;

const didNotArrive = (error: unknown) =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /RUNTIME-008/.test(error.message));

const loadTwice = (key: string) =>
  loadRemote<Module>(key).catch(async (error: unknown) => {
    if (!didNotArrive(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, secondTryAfterMs));
    return loadRemote<Module>(key);
  });

// Code that arrived and failed would be handed out half done at the next try.
const broken = new Map<string, unknown>();

/** Loads and runs what a remote exposes as `key`; `scripts` are all that it consists of. Rejects with what went wrong. */
export async function runExposure(key: string, scripts: readonly string[]): Promise<Module> {
  const id = `${key} ${scripts.join(' ')}`;
  if (broken.has(id)) throw broken.get(id);
  try {
    const module = await loadTwice(key);
    if (!module) throw new Error('It is empty');
    return module;
  } catch (error) {
    if (!didNotArrive(error)) broken.set(id, error);
    throw error;
  }
}
