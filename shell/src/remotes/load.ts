import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { bus } from '@burger/shared/bus';
import {
  contractVersion,
  type Ready,
  type RemoteName,
  type RemotesFile,
  type SpokenTexts,
} from '@burger/shared/contracts';
import { addTexts } from '@burger/shared/i18n';
import { removeEarlyDialog } from '@burger/shared/platform/early-dialog';
import { addScripts, fetchAnew } from './device';
import { inTurn, isHere, pageIsThere } from './waits';
import { RemoteMissingError } from './missing-error';
import { pinRemote, pins } from './pins';
import { speaksOurContract } from './remotes-api';
import { remotesFor, textsOf, type AnyExposure } from './remotes-for';
import type { ExposureRef } from './routes';
import { versionOf, versionReplaced } from './versions';

type Module = Record<string, unknown>;

/** The promise of a remote's module. Once loaded, it has a status that `use()` reads synchronously. */
export type Exposed = Promise<Module>;

const scriptTimeoutMs = 8000;

const createScript = ({ url }: { url: string }) => ({
  script: pins.script(url),
  timeout: scriptTimeoutMs,
});

registerPlugins([{ name: 'pinned-and-patient', createScript }]);

const registered = new Map<RemoteName, string>();
const replaced = new Set<RemoteName>();

/**
 * Registers a remote with the federation runtime. Returns the URLs of the module's scripts, the remote entry
 * first.
 */
function registerRemote({ remote, exposure }: AnyExposure, remotes: RemotesFile): string[] {
  const line = remotes[remote];
  if (!line) throw new Error(`${remote} is not deployed`);
  if (!speaksOurContract(line))
    throw new Error(`${remote} has the unsupported contract ${line.contract}`);
  const base = new URL(line.base, location.origin);
  const address = (file: string) => new URL(file, base).href;
  pinRemote(line);
  const entry = address(line.entry);
  const before = registered.get(remote);
  // Registered again only after a new deployment, because a running remote keeps its state.
  if (before !== entry) {
    registered.set(remote, entry);
    const known = { name: remote, entry, type: 'global' as const, entryGlobalName: remote };
    registerRemotes([known], { force: before !== undefined });
    if (before !== undefined) {
      replaced.add(remote);
      versionReplaced(remote);
    }
  }
  return [entry, ...(line.exposes[exposure] ?? []).map(address)];
}

// Browsers reuse a failed preload for the first real request. The pause (ms) lets all scripts of the first
// attempt finish.
const secondTryAfterMs = 300;

const didNotArrive = (error: unknown) =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /RUNTIME-008/.test(error.message));

type Run = () => Module | Promise<Module>;
const fetchOnce = (key: string) => loadRemote<Run>(key, { loadFactory: false, from: 'runtime' });

const fetchTwice = (key: string) =>
  fetchOnce(key).catch(async (error: unknown) => {
    if (!didNotArrive(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, secondTryAfterMs));
    return fetchOnce(key);
  });

// Errors of modules that threw during evaluation: the next attempt would return such a module
// half-initialised.
const broken = new Map<string, unknown>();

/**
 * Fetches an exposed module. Returns a function that evaluates it, to be called after the module's texts have
 * loaded.
 */
async function fetchExposure(key: string, scripts: readonly string[]): Promise<() => Exposed> {
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
      if (!module) throw new Error('The module is empty');
      return module;
    });
}

// Keyed by version, because parts of two versions must not share their state.
const cache = new Map<string, Exposed>();

const keyOf = ({ remote, exposure }: AnyExposure) => `${remote}${exposure.slice(1)}`;
const cacheKeyOf = (ref: ExposureRef) => `${keyOf(ref)} ${versionOf(ref.remote)}`;

async function load(ref: ExposureRef, again: boolean): Exposed {
  try {
    // The remotes list is small, so it loads without waiting for its turn as the scripts do.
    const [remotes] = await Promise.all([remotesFor(ref, again), inTurn(ref)]);
    const line = remotes[ref.remote];
    // A remote built against another contract version was not type-checked against this one, so its events
    // are checked at runtime.
    if (line && line.contract !== contractVersion) await bus.checkEvents?.();
    const texts = textsOf(ref, line);
    const scriptsOf = (one: AnyExposure) => registerRemote(one, remotes);
    const scripts = [...new Set([...texts, ref].flatMap(scriptsOf))];
    if (again) await fetchAnew(scripts);
    // The page's HTML already adds the scripts of its own remote. If a remote has two versions, the running
    // one would take the other's chunks.
    else if (!isHere(ref) && !replaced.has(ref.remote)) addScripts(scripts.slice(1));
    const fetchOne = (one: AnyExposure) => fetchExposure(keyOf(one), scriptsOf(one));
    const [run, ...translated] = await Promise.all([fetchOne(ref), ...texts.map(fetchOne)]);
    for (const runTexts of translated)
      addTexts((await runTexts())['texts'] as SpokenTexts['texts']);
    const module = await run();
    await (module['ready'] as Ready | undefined)?.();
    return module;
  } catch (cause) {
    pageIsThere();
    removeEarlyDialog(ref.remote, isHere(ref));
    throw new RemoteMissingError(keyOf(ref), cause);
  }
}

function remember(key: string, loading: Exposed): Exposed {
  cache.set(key, loading);
  loading.then(
    (value) => void Object.assign(loading, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(loading, { status: 'rejected', reason }),
  );
  return loading;
}

const hasFailed = (loading: Exposed) => 'status' in loading && loading.status === 'rejected';

/** Loads an exposed module once per page. Calls after a failure retry. Rejects with RemoteMissingError. */
export function loadExposure(ref: ExposureRef): Exposed {
  const before = cache.get(cacheKeyOf(ref));
  if (before && !hasFailed(before)) return before;
  return remember(cacheKeyOf(ref), load(ref, before !== undefined));
}

export const retryExposure = (ref: ExposureRef): Exposed =>
  remember(cacheKeyOf(ref), load(ref, true));
