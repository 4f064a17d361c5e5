import type { Coordinates } from '@burger/shared/contracts';
import * as v from 'valibot';
import type { RouteKm } from '../ports';

const longest = 6000;

const DirectionsSchema = v.object({
  status: v.literal('OK'),
  routes: v.pipe(
    v.array(
      v.object({
        legs: v.pipe(
          v.array(
            v.object({
              distance: v.object({ value: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
            }),
          ),
          v.minLength(1),
        ),
      }),
    ),
    v.minLength(1),
  ),
});

const point = ({ lat, lng }: Coordinates): string => `${lat},${lng}`;

/** `GET /api/maps/directions`, in the maps service's shapes. */
export const mapsApi =
  (ask: typeof fetch = (...request) => fetch(...request)): RouteKm =>
  async (from, to) => {
    const query = new URLSearchParams({
      origin: point(from),
      destination: point(to),
      mode: 'bicycling',
    });
    try {
      const response = await ask(`/api/maps/directions?${query}`, {
        signal: AbortSignal.timeout(longest),
      });
      const { routes } = v.parse(DirectionsSchema, await response.json());
      const metres = routes[0]?.legs[0]?.distance.value;
      return metres === undefined ? null : metres / 1000;
    } catch {
      return null;
    }
  };
