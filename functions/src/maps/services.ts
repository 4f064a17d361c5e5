import type { Coordinates, DeliveryRules } from '@burger/shared/contracts';
import { greatCircleKm, roadKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import * as v from 'valibot';
import { DirectionsSchema, GeocodeSchema, type MapService } from './maps';

const endpoint = 'https://maps.googleapis.com/maps/api';
const longest = 5000;
const text = ({ lat, lng }: Coordinates): string => `${lat},${lng}`;

/** Google's maps service; UNKNOWN_ERROR, its own word for "try again", where it does not answer in time or in shape. */
export function googleMaps(key: string, fetchJson: typeof fetch = fetch): MapService {
  async function call<Schema extends v.GenericSchema>(
    service: string,
    parameters: Record<string, string>,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | null> {
    const query = new URLSearchParams({ ...parameters, key });
    try {
      const answer = await fetchJson(`${endpoint}/${service}/json?${query}`, {
        signal: AbortSignal.timeout(longest),
      });
      return v.parse(schema, await answer.json());
    } catch {
      return null;
    }
  }

  return {
    geocode: async (at) =>
      (await call('geocode', { latlng: text(at) }, GeocodeSchema)) ?? {
        status: 'UNKNOWN_ERROR',
        results: [],
      },
    directions: async (origin, destination) =>
      (await call(
        'directions',
        { origin: text(origin), destination: text(destination), mode: 'bicycling' },
        DirectionsSchema,
      )) ?? { status: 'UNKNOWN_ERROR', routes: [] },
  };
}

const { address } = restaurant;
type LocalRules = Pick<DeliveryRules, 'areas' | 'roadFactor'>;

// Farther away than this, the nearest of our areas would be a lie.
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

/** Stands in for the maps service where there is no key: areas of the published rules, roads longer by a fixed factor. */
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
