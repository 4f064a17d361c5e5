import type { Coordinates } from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import type { RouteKm } from '../ports';

/** Kilometres from the restaurant to the customer. Never rejects. */
export type MeasureDistance = (customer: Coordinates) => Promise<number>;

/** The route's length, asked once per place; the great circle where no route can be had (spec.md §7). */
export function createMeasureDistance(
  routeKm: RouteKm,
  restaurantAt: Coordinates,
): MeasureDistance {
  const routes = new Map<string, number>();
  return async (customer) => {
    const place = `${customer.lat},${customer.lng}`;
    const before = routes.get(place);
    if (before !== undefined) return before;
    const km = await routeKm(restaurantAt, customer);
    if (km === null) return greatCircleKm(restaurantAt, customer);
    routes.set(place, km);
    return km;
  };
}
