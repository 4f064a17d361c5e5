import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName, RemotesFile } from '@burger/shared/contracts';
import { pinOf, pinScripts } from './pins';
import { preloadScripts } from './preload-scripts';
import { RemoteMissingError } from './remote-missing-error';
import type { Place } from './routes';
import { fetchRemotes, speaksOurContract, stampedRemotes } from './site-data';

type Module = Record<string, unknown>;

/** A remote's module; once it is there it is marked so that `use()` reads it without a pause. */
export type Exposed = Promise<Module>;

const scriptTimeoutMs = 8000;

function createScript({ url }: { url: string }) {
  const script = document.createElement('script');
  const pinned = { src: url, integrity: pinOf(url), crossOrigin: 'anonymous' };
  return { script: Object.assign(script, pinned), timeout: scriptTimeoutMs };
}

registerPlugins([{ name: 'pinned-and-patient', createScript }]);

const cache = new Map<string, Exposed>();
let known: Promise<RemotesFile> | null = null;

/** The list of remotes: what the page carries, or what the network says, which a retry asks anew. */
function discovered(again: boolean): Promise<RemotesFile> {
  if (known && !again) return known;
  const stamped = again ? null : stampedRemotes();
  known = stamped ? Promise.resolve(stamped) : fetchRemotes();
  known.catch(() => (known = null));
  return known;
}

const registered = new Map<RemoteName, string>();

function register({ remote, exposure }: Place, remotes: RemotesFile): void {
  const line = remotes[remote];
  if (!line) throw new Error(`${remote} is not deployed`);
  if (!speaksOurContract(line)) throw new Error(`${remote} speaks contract ${line.contract}`);
  const base = new URL(line.base, location.origin);
  const address = (file: string) => new URL(file, base).href;
  pinScripts(base, line.integrity);
  preloadScripts((line.exposes[exposure] ?? []).map(address));
  const entry = address(line.entry);
  const before = registered.get(remote);
  // Anew only where another version was deployed meanwhile: a remote that runs keeps its state.
  if (before === entry) return;
  registered.set(remote, entry);
  registerRemotes([remoteAt(remote, entry)], { force: before !== undefined });
}

const remoteAt = (name: RemoteName, entry: string) => ({
  name,
  entry,
  type: 'global' as const,
  entryGlobalName: name,
});

const keyOf = ({ remote, exposure }: Place) => `${remote}${exposure.slice(1)}`;

// Browsers hand out a preload that failed as the answer to the first real request, so one failure proves nothing.
// The pause lets all scripts of the first try come to their end.
const secondTryAfterMs = 300;

const loadTwice = (key: string) =>
  loadRemote<Module>(key).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, secondTryAfterMs));
    return loadRemote<Module>(key);
  });

async function load(place: Place, again: boolean): Promise<Module> {
  try {
    register(place, await discovered(again));
    const module = await loadTwice(keyOf(place));
    if (!module) throw new Error('It is empty');
    return module;
  } catch (cause) {
    throw new RemoteMissingError(keyOf(place), cause);
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

/** What a remote exposes, loaded once for the page. Rejects with a RemoteMissingError. */
export const loadExposure = (place: Place): Exposed =>
  cache.get(keyOf(place)) ?? remember(keyOf(place), load(place, false));

/** Forgets a failed load and tries again, with a fresh list of what is deployed. */
export const retryExposure = (place: Place): Exposed => remember(keyOf(place), load(place, true));

/** Tries again what failed beside it, from a remote that has just been found: nothing of it is loaded anew. */
export const resumeExposure = (place: Place): Exposed => remember(keyOf(place), load(place, false));
