import type { Coordinates, DeliveryRules } from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import type { MapService } from './map-service';

/** A maps service that is asked only about places within twice the distance that we deliver to; there is nothing beyond. */
export function nearbyMaps(
  service: MapService,
  readRules: () => Promise<Pick<DeliveryRules, 'limitKm'>>,
): MapService {
  const isNear = async (at: Coordinates): Promise<boolean> =>
    greatCircleKm(restaurant.coordinates, at) <= 2 * (await readRules()).limitKm;
  return {
    geocode: async (at) =>
      (await isNear(at)) ? service.geocode(at) : { status: 'ZERO_RESULTS', results: [] },
    directions: async (origin, destination) =>
      (await isNear(destination))
        ? service.directions(origin, destination)
        : { status: 'ZERO_RESULTS', routes: [] },
  };
}
