import type { Coordinates } from '@burger/shared/contracts';
import { appCheckFetch } from '@burger/shared/firebase/app-check-fetch';
import { jsonPost } from '@burger/shared/platform/json-post';
import { fields, list, number } from '@burger/shared/platform/reading';
import { createStore, type Store } from '@burger/shared/platform/use-store';

/** Returns the road distance in km, or null when no route is available. Never rejects. */
type RouteKm = (from: Coordinates, to: Coordinates) => Promise<number | null>;
const longest = 6000;

function routeKm(answer: unknown): number | null {
  const { status, routes } = fields(answer);
  const { legs } = fields(list(routes)[0]);
  const { distance } = fields(list(legs)[0]);
  const metres = number(fields(distance)['value']);
  return status === 'OK' && metres !== null && metres >= 0 ? metres / 1000 : null;
}

export const point = ({ lat, lng }: Coordinates): string => `${lat},${lng}`;

/** Calls `POST /api/maps/directions`, which has the request and response format of the maps service. */
export const mapsApi =
  (ask: typeof fetch = appCheckFetch): RouteKm =>
  async (from, to) => {
    const method = { origin: point(from), destination: point(to), mode: 'bicycling' };
    try {
      const response = await ask('/api/maps/directions', jsonPost(method, longest));
      return routeKm(await response.json());
    } catch {
      return null;
    }
  };

export interface Distances {
  /** Kilometres from the restaurant to each requested place, keyed by its `point`. */
  known: Store<ReadonlyMap<string, number>>;
  measure: (customer: Coordinates) => Promise<void>;
  /** Replaces the distance of a place by the one that the server billed. */
  settle: (customer: Coordinates, km: number) => void;
}

/** Caches the route length per place. Without a route it uses the same estimate as the server. */
export function createDistances(
  routeKm: RouteKm,
  restaurantAt: Coordinates,
  estimateKm: (from: Coordinates, to: Coordinates) => number,
): Distances {
  const known = createStore<ReadonlyMap<string, number>>(new Map());
  const settled = new Set<string>();
  const show = (place: string, km: number) => known.set(new Map(known.get()).set(place, km));
  const settle = (customer: Coordinates, km: number) => {
    settled.add(point(customer));
    show(point(customer), km);
  };
  return {
    known,
    settle,
    async measure(customer) {
      const place = point(customer);
      if (settled.has(place)) return;
      const km = await routeKm(restaurantAt, customer);
      // The server may have billed a distance for this place during the request.
      if (settled.has(place)) return;
      if (km === null) show(place, estimateKm(restaurantAt, customer));
      else settle(customer, km);
    },
  };
}
