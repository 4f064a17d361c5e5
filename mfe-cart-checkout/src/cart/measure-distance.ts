import type { Coordinates } from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import type { RouteKm } from '../placing/ports';

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
