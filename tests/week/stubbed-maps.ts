import { roadKm } from '@burger/shared/pricing';
import { standInForGoogle } from '../../functions/src/testing/google';

/** A fault of the maps service. `over`: the quota is used up. `down`: unreachable. */
export type MapsTrouble = 'none' | 'over' | 'down';

/**
 * Replaces Google's maps service in this process by a fake one with faults. Requests to other hosts are not
 * affected.
 */
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

/**
 * The ratio of roads to great circles in this fake maps service. The published rules estimate with another
 * ratio.
 */
export const roadFactor = 1.45;
