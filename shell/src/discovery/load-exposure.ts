import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName, RemotesFile } from '@burger/shared/contracts';
import { siteFetching } from './federation-plugin';
import type { Place } from './routes';
import { fetchRemotes, speaksOurContract, stampedData } from './site-data';

/** A remote's module; once it is there it is marked so that `use()` reads it without a pause. */
export type Exposed = Promise<Record<string, unknown>>;

const cache = new Map<string, Exposed>();
let known: Promise<RemotesFile> | null = null;

const register = (name: RemoteName, file: RemotesFile, force: boolean) => {
  const line = file[name];
  if (!line) throw new Error(`${name} is not deployed`);
  if (!speaksOurContract(line)) throw new Error(`${name} speaks contract ${line.contract}`);
  const entry = new URL(line.manifest, location.origin).href;
  registerRemotes([{ name, entry }], { force });
};

function discovered(): Promise<RemotesFile> {
  if (known) return known;
  const { remotes, manifests } = stampedData();
  registerPlugins([siteFetching(manifests)]);
  known = Object.keys(remotes).length > 0 ? Promise.resolve(remotes) : fetchRemotes();
  known.catch(() => (known = null));
  return known;
}

const keyOf = ({ remote, exposure }: Place) => `${remote}${exposure.slice(1)}`;

async function load(place: Place, again: boolean): Promise<Record<string, unknown>> {
  if (again) known = fetchRemotes();
  register(place.remote, await discovered(), again);
  const module = await loadRemote<Record<string, unknown>>(keyOf(place));
  if (!module) throw new Error(`${keyOf(place)} is empty`);
  return module;
}

/** What a remote exposes, loaded once for the page. Rejects when the remote cannot be had. */
export function loadExposure(place: Place, again = false): Exposed {
  const key = keyOf(place);
  const before = cache.get(key);
  if (before && !again) return before;
  const loading: Exposed = load(place, again);
  cache.set(key, loading);
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(loading, { status: 'rejected', reason }),
  );
  return loading;
}

/** Forgets a failed load and tries again, with a fresh list of what is deployed. */
export const retryExposure = (place: Place): Exposed => loadExposure(place, true);
