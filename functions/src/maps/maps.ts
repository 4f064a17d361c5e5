import { type Coordinates, CoordinatesSchema } from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { type Request, Router } from 'express';
import * as v from 'valibot';
import { type Allowance, limitByAddress } from '../http/limits';
import { Refusal } from '../http/errors';

/** Answers in the maps service's own shapes, cut down to what is read from them. */
export interface GeocodeAnswer {
  status: string;
  results: {
    formatted_address: string;
    address_components: { long_name: string; short_name: string; types: string[] }[];
  }[];
}

export interface DirectionsAnswer {
  status: string;
  /** Metres. */
  routes: { legs: { distance: { value: number } }[] }[];
}

export interface MapService {
  geocode(at: Coordinates): Promise<GeocodeAnswer>;
  directions(origin: Coordinates, destination: Coordinates): Promise<DirectionsAnswer>;
}

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

const pair = /^(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/;

function coordinatesOf(request: Request, field: string): Coordinates {
  const value = request.query[field];
  const [, lat, lng] = (typeof value === 'string' && pair.exec(value)) || [];
  const result = v.safeParse(CoordinatesSchema, { lat: Number(lat), lng: Number(lng) });
  if (result.success) return result.output;
  throw new Refusal('invalid', `${field} must be a latitude and a longitude, such as 12.97,77.59`, {
    field,
  });
}

/** Throws a Refusal unless the way begins at the restaurant: we measure no others. */
function refuseOtherOrigin({ lat, lng }: Coordinates): void {
  const { coordinates } = restaurant;
  if (lat === coordinates.lat && lng === coordinates.lng) return;
  throw new Refusal('invalid', 'Only ways from the restaurant are answered', { field: 'origin' });
}

/**
 * `GET /maps/geocode` and `GET /maps/directions`: the maps service's requests and answers, without its key, and only for
 * ways that begin at the restaurant.
 */
export function mapRoutes(maps: MapService, allowance: Allowance): Router {
  const router = Router();
  const limit = limitByAddress(allowance);
  router.get('/maps/geocode', limit, async (request, response) => {
    response.json(await maps.geocode(coordinatesOf(request, 'latlng')));
  });
  router.get('/maps/directions', limit, async (request, response) => {
    const { mode = 'bicycling' } = request.query;
    if (mode !== 'bicycling') {
      throw new Refusal('invalid', 'Only the mode bicycling is answered', { field: 'mode' });
    }
    const origin = coordinatesOf(request, 'origin');
    refuseOtherOrigin(origin);
    response.json(await maps.directions(origin, coordinatesOf(request, 'destination')));
  });
  return router;
}
