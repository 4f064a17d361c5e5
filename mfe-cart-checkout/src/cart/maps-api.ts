import type { Coordinates } from '@burger/shared/contracts';
import { fetchAsOurPage } from '@burger/shared/our-page';
import { greatCircleKm } from '@burger/shared/pricing';
import { fields, list, number } from '@burger/shared/reading';

/** Kilometres by road between two points, or null when no route can be had. Never rejects. */
type RouteKm = (from: Coordinates, to: Coordinates) => Promise<number | null>;

const longest = 6000;

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

/** Kilometres from the restaurant to the customer. Never rejects. */
export type MeasureDistance = (customer: Coordinates) => Promise<number>;

export interface Distances {
  measure: MeasureDistance;
  /** From now on a place is this far: the server has counted so. */
  settle: (customer: Coordinates, km: number) => void;
}

const nameOf = ({ lat, lng }: Coordinates): string => `${lat},${lng}`;

/** The route's length, asked once per place; the great circle where no route can be had (spec.md §7). */
export function createDistances(routeKm: RouteKm, restaurantAt: Coordinates): Distances {
  const routes = new Map<string, number>();
  return {
    async measure(customer) {
      const place = nameOf(customer);
      const before = routes.get(place);
      if (before !== undefined) return before;
      const km = await routeKm(restaurantAt, customer);
      // The server may have settled it meanwhile.
      const settled = routes.get(place);
      if (settled !== undefined) return settled;
      if (km === null) return greatCircleKm(restaurantAt, customer);
      routes.set(place, km);
      return km;
    },
    settle: (customer, km) => void routes.set(nameOf(customer), km),
  };
}
