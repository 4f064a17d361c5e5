import { bus } from '@burger/shared/bus';
import { contractVersion, type Ready, type SpokenTexts } from '@burger/shared/contracts';
import { addTexts } from '@burger/shared/language';
import { fetchAnew } from './fetch-anew';
import { fetchExposure, type Module } from './fetch-exposure';
import { afterFirstPage, pageIsThere } from './first-page';
import { preloadScripts } from './device';
import { registerRemote } from './register-remote';
import { RemoteMissingError } from './missing-error';
import { remotesFor } from './remotes-for';
import { isPage, type Place } from './routes';
import { textsOf, type Asked } from './texts-of';
import { versionOf } from './versions';

/** A remote's module; once it is there it is marked so that `use()` reads it without a pause. */
export type Exposed = Promise<Module>;

// Of each version its own: parts of two versions do not share what they hold.
const cache = new Map<string, Exposed>();

const keyOf = ({ remote, exposure }: Asked) => `${remote}${exposure.slice(1)}`;

const cacheKeyOf = (place: Place) => `${keyOf(place)} ${versionOf(place.remote)}`;

async function load(place: Place, again: boolean): Promise<Module> {
  try {
    // The list is small: it does not wait, as the scripts do.
    const [remotes] = await Promise.all([remotesFor(place, again), afterFirstPage(place)]);
    const line = remotes[place.remote];
    // What it says, no type of this contract has seen.
    if (line && line.contract !== contractVersion) await bus.checkEvents?.();
    const texts = textsOf(place, line);
    const scriptsOf = (one: Asked) => registerRemote(one, remotes);
    const scripts = [...new Set([...texts, place].flatMap(scriptsOf))];
    if (again) await fetchAnew(scripts);
    // The first page has asked for its scripts itself, and the others are loaded ahead of their visit.
    else if (!isPage(place)) preloadScripts(scripts.slice(1));
    const fetchOne = (one: Asked) => fetchExposure(keyOf(one), scriptsOf(one));
    const [run, ...words] = await Promise.all([fetchOne(place), ...texts.map(fetchOne)]);
    for (const say of words) addTexts((await say())['texts'] as SpokenTexts['texts']);
    const module = await run();
    await (module['ready'] as Ready | undefined)?.();
    return module;
  } catch (cause) {
    pageIsThere();
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

const hasFailed = (loading: Exposed) => 'status' in loading && loading.status === 'rejected';

/** What a remote exposes, loaded once for the page; after a failure each call is a new try. Rejects with a RemoteMissingError. */
export function loadExposure(place: Place): Exposed {
  const before = cache.get(cacheKeyOf(place));
  if (before && !hasFailed(before)) return before;
  return remember(cacheKeyOf(place), load(place, before !== undefined));
}

/** Forgets a failed load and tries again, with a fresh list of what is deployed. */
export const retryExposure = (place: Place): Exposed =>
  remember(cacheKeyOf(place), load(place, true));
