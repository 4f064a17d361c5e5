import { roadKm } from '@burger/shared/pricing';
import { standInForGoogle } from '../../functions/src/testing/google';

/** `over`: the quota is used up. `down`: unreachable. */
export type MapsTrouble = 'none' | 'over' | 'down';

/** Redirects Google's maps service to a stand-in with faults in this process. Other addresses are not affected. */
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

/** The ratio of roads to great circles in this maps service. The rules use another estimate. */
export const roadFactor = 1.45;
