import { roadKm } from '@burger/shared/pricing';
import { standInForGoogle } from '../../functions/src/testing/google';

/** `over`: the service says that too much was asked; `down`: it cannot be reached. */
export type MapsTrouble = 'none' | 'over' | 'down';

/** From now on this process finds a maps service where Google's is, with troubles; all other addresses stay. */
export function stubMaps() {
  const state: { trouble: MapsTrouble } = { trouble: 'none' };
  const google = standInForGoogle({
    keys: { [mapsKey]: ['routes', 'geocoding'] },
    metres: (from, to) => Math.round(roadKm(from, to, roadFactor) * 1000),
  });
  const { fetch: realFetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.hostname.endsWith('.googleapis.com')) return realFetch(input, init);
    if (state.trouble === 'down') throw new TypeError('fetch failed');
    google.state.quota = state.trouble === 'over' ? 0 : Infinity;
    return google.fetchJson(input, init);
  };
  return state;
}

export const mapsKey = 'a key of the week';

/** Roads are so much longer than the great circle, as the maps service of the week measures them; the rules estimate otherwise. */
export const roadFactor = 1.45;
