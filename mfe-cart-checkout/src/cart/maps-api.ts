import type { Coordinates } from '@burger/shared/contracts';
import { fetchAsOurPage } from '@burger/shared/our-page';
import { fields, list, number } from '@burger/shared/reading';
import type { RouteKm } from '../placing/ports';

const longest = 6000;

/** The kilometres of the first way that is told, or null. */
function routeKm(answer: unknown): number | null {
  const { status, routes } = fields(answer);
  const { legs } = fields(list(routes)[0]);
  const { distance } = fields(list(legs)[0]);
  const metres = number(fields(distance)['value']);
  return status === 'OK' && metres !== null && metres >= 0 ? metres / 1000 : null;
}

const point = ({ lat, lng }: Coordinates): string => `${lat},${lng}`;

/** `GET /api/maps/directions`, in the maps service's shapes. */
export const mapsApi =
  (ask: typeof fetch = fetchAsOurPage): RouteKm =>
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
      return routeKm(await response.json());
    } catch {
      return null;
    }
  };
