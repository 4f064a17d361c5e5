import type { Coordinates } from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import type { MapService } from './map-service';

/** Kilometres from the restaurant to the customer. Never rejects. */
export type DistanceTo = (customer: Coordinates) => Promise<number>;

/** The route's length from the same source that the browser asks; the great circle where there is no route. */
export function routeDistance(maps: MapService): DistanceTo {
  const from = restaurant.coordinates;
  return async (customer) => {
    const { status, routes } = await maps.directions(from, customer).catch(() => ({
      status: 'UNKNOWN_ERROR',
      routes: [],
    }));
    const metres = status === 'OK' ? routes[0]?.legs[0]?.distance.value : undefined;
    return metres !== undefined && Number.isFinite(metres) && metres >= 0
      ? metres / 1000
      : greatCircleKm(from, customer);
  };
}
