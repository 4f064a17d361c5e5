import type { Coordinates } from '@burger/shared/contracts';
import * as v from 'valibot';
import type { MapService } from './map-service';

const endpoint = 'https://maps.googleapis.com/maps/api';
const longest = 5000;

// Cut down on purpose: the service's error texts may tell about the key.
const GeocodeSchema = v.object({
  status: v.string(),
  results: v.optional(
    v.array(
      v.object({
        formatted_address: v.string(),
        address_components: v.array(
          v.object({ long_name: v.string(), short_name: v.string(), types: v.array(v.string()) }),
        ),
      }),
    ),
    [],
  ),
});
const DirectionsSchema = v.object({
  status: v.string(),
  routes: v.optional(
    v.array(v.object({ legs: v.array(v.object({ distance: v.object({ value: v.number() }) })) })),
    [],
  ),
});

const text = ({ lat, lng }: Coordinates): string => `${lat},${lng}`;

/**
 * Google's maps service. Its status is passed on; when it does not answer in time or in shape the status is
 * UNKNOWN_ERROR, its own word for "try again".
 */
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
