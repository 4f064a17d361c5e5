import type { Coordinates, DeliveryRules } from '@burger/shared/contracts';
import { greatCircleKm, roadKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import * as v from 'valibot';
import { GeocodeSchema, type MapService } from './maps';
import { type NoteRefusal, noteNothing, refusalWord } from '../http/service-refusals';

const geocoding = 'https://maps.googleapis.com/maps/api/geocode/json';
const routing = 'https://routes.googleapis.com/directions/v2:computeRoutes';
const longest = 5000;

/** Google's Routes API omits empty fields: no list if there is no route, no length for zero metres. */
const RoutesSchema = v.object({
  routes: v.optional(v.array(v.object({ distanceMeters: v.optional(v.number(), 0) })), []),
});

const travelModes = { 'two-wheeler': 'TWO_WHEELER', bicycle: 'BICYCLE', car: 'DRIVE' } as const;

interface GoogleMaps {
  key: string;
  readRules: () => Promise<Pick<DeliveryRules, 'travelMode'>>;
  note?: NoteRefusal;
  fetchJson?: typeof fetch;
}

const waypoint = ({ lat, lng }: Coordinates) => ({
  location: { latLng: { latitude: lat, longitude: lng } },
});

/** Calls Google's Geocoding and Routes APIs. Returns UNKNOWN_ERROR, Google's status for "retry", on a timeout or an invalid response. */
export function googleMaps({
  key,
  readRules,
  note = noteNothing,
  fetchJson = fetch,
}: GoogleMaps): MapService {
  const signal = () => AbortSignal.timeout(longest);

  async function geocode({ lat, lng }: Coordinates): ReturnType<MapService['geocode']> {
    const query = new URLSearchParams({ latlng: `${lat},${lng}`, key });
    try {
      const answer = await fetchJson(`${geocoding}?${query}`, { signal: signal() });
      return v.parse(GeocodeSchema, await answer.json());
    } catch {
      return { status: 'UNKNOWN_ERROR', results: [] };
    }
  }

  async function directions(
    from: Coordinates,
    to: Coordinates,
  ): ReturnType<MapService['directions']> {
    try {
      const { travelMode = 'two-wheeler' } = await readRules();
      const answer = await fetchJson(routing, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': key,
          'x-goog-fieldmask': 'routes.distanceMeters',
        },
        body: JSON.stringify({
          origin: waypoint(from),
          destination: waypoint(to),
          travelMode: travelModes[travelMode],
        }),
        signal: signal(),
      });
      if (!answer.ok) return { status: refusalWord(answer.status), routes: [] };
      const [route] = v.parse(RoutesSchema, await answer.json()).routes;
      if (!route) return { status: 'ZERO_RESULTS', routes: [] };
      return { status: 'OK', routes: [{ legs: [{ distance: { value: route.distanceMeters } }] }] };
    } catch {
      return { status: 'UNKNOWN_ERROR', routes: [] };
    }
  }

  return {
    async geocode(at) {
      const answer = await geocode(at);
      await note('geocoding', answer.status);
      return answer;
    },
    async directions(from, to) {
      const answer = await directions(from, to);
      await note('routes', answer.status);
      return answer;
    },
  };
}

const { address } = restaurant;
type LocalRules = Pick<DeliveryRules, 'areas' | 'roadFactor'>;

// In km: farther away, naming the nearest area would mislead.
const farthestKm = 15;

function nearestArea(at: Coordinates, areas: LocalRules['areas']): string | null {
  const [nearest] = areas
    .map((area) => ({ name: area.name, km: greatCircleKm(at, area) }))
    .sort((one, other) => one.km - other.km);
  return nearest && nearest.km <= farthestKm ? nearest.name : null;
}

const part = (name: string, short: string, ...types: string[]) => ({
  long_name: name,
  short_name: short,
  types: [...types, 'political'],
});

/**
 * Replaces Google Maps when no API key is set: names the nearest area in the published rules, and estimates
 * distances as great circle times road factor.
 */
export const localMaps = (readRules: () => Promise<LocalRules>): MapService => ({
  geocode: async (at) => {
    const area = nearestArea(at, (await readRules()).areas);
    if (!area) return { status: 'ZERO_RESULTS', results: [] };
    return {
      status: 'OK',
      results: [
        {
          formatted_address: `${area}, ${address.city}, ${address.region}, India`,
          address_components: [
            part(area, area, 'sublocality', 'sublocality_level_1'),
            part(address.city, address.city, 'locality'),
            part(address.region, address.region, 'administrative_area_level_1'),
            part('India', address.country, 'country'),
          ],
        },
      ],
    };
  },
  directions: async (origin, destination) => {
    const { roadFactor } = await readRules();
    const metres = Math.round(roadKm(origin, destination, roadFactor) * 1000);
    return { status: 'OK', routes: [{ legs: [{ distance: { value: metres } }] }] };
  },
});
