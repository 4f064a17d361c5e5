import { type Coordinates, CoordinatesSchema, type DeliveryRules } from '@burger/shared/contracts';
import { greatCircleKm, roadKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { Router } from 'express';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { boundedCache } from '../http/cache';
import { type Allowance, limitByAddress } from '../http/limits';
import { invalid } from '../http/errors';
import { checkedBody, readJson } from '../http/requests';
import { type GoogleService, noteNothing, type NoteRefusal } from '../http/service-refusals';

// The response format of Google's legacy services, which pages read. Google's error texts are omitted, as
// they may contain the API key.
export const GeocodeSchema = v.object({
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
type GeocodeAnswer = v.InferOutput<typeof GeocodeSchema>;
interface DirectionsAnswer {
  status: string;
  /** Metres. */
  routes: { legs: { distance: { value: number } }[] }[];
}

export interface MapService {
  geocode(at: Coordinates): Promise<GeocodeAnswer>;
  directions(origin: Coordinates, destination: Coordinates): Promise<DirectionsAnswer>;
}

/** Returns the route length from restaurant to customer in km. Rejects only if the rules are unreadable. */
export type DistanceTo = (customer: Coordinates) => Promise<number>;

/** Returns the route length from the browser's map service, or without a route the page's estimate. */
export function routeDistance(
  maps: MapService,
  readRules: () => Promise<Pick<DeliveryRules, 'roadFactor'>>,
): DistanceTo {
  const from = restaurant.coordinates;
  return async (customer) => {
    const { status, routes } = await maps.directions(from, customer).catch(() => ({
      status: 'UNKNOWN_ERROR',
      routes: [],
    }));
    const metres = status === 'OK' ? routes[0]?.legs[0]?.distance.value : undefined;
    return metres !== undefined && Number.isFinite(metres) && metres >= 0
      ? metres / 1000
      : roadKm(from, customer, (await readRules()).roadFactor);
  };
}

const pair = /^(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/;

type Requested = Record<string, unknown>;

function coordinatesOf(requested: Requested, field: string): Coordinates {
  const value = requested[field];
  const [, lat, lng] = (typeof value === 'string' && pair.exec(value)) || [];
  const result = v.safeParse(CoordinatesSchema, { lat: Number(lat), lng: Number(lng) });
  if (result.success) return result.output;
  throw invalid(`${field} must be a latitude and a longitude, such as 12.97,77.59`, field);
}

function refuseOtherOrigin({ lat, lng }: Coordinates): void {
  const { coordinates } = restaurant;
  if (lat === coordinates.lat && lng === coordinates.lng) return;
  throw invalid('origin must be the restaurant', 'origin');
}

/**
 * Serves `POST /maps/geocode` and `/maps/directions` (routes from the restaurant). Coordinates are in the
 * body, because URLs are logged.
 */
export function mapRoutes(maps: MapService, allowance: Allowance): Router {
  const router = Router();
  const limit = limitByAddress(allowance);
  const answer = (name: string, ask: (requested: Requested) => Promise<object>) => {
    router.post(`/maps/${name}`, limit, readJson, async ({ body }, response) => {
      response.json(await ask(checkedBody(v.looseObject({}), body)));
    });
  };
  answer('geocode', (requested) => maps.geocode(coordinatesOf(requested, 'latlng')));
  answer('directions', (requested) => {
    const { mode = 'bicycling' } = requested;
    if (mode !== 'bicycling') {
      throw invalid('mode must be bicycling', 'mode');
    }
    const origin = coordinatesOf(requested, 'origin');
    refuseOtherOrigin(origin);
    return maps.directions(origin, coordinatesOf(requested, 'destination'));
  });
  return router;
}

// Long enough for a customer to check out: the order has to use the distance the page showed.
const cacheMs = 60 * 60_000;
const most = 2000;

/** Rounds coordinates to about a metre, so that a stationary customer causes one request. */
const rounded = ({ lat, lng }: Coordinates): Coordinates => ({
  lat: Number(lat.toFixed(5)),
  lng: Number(lng.toFixed(5)),
});

/** Google's legacy status for an exhausted quota, which pages recognise. */
const usedUp = 'OVER_QUERY_LIMIT';

/** Returns a paid map service that caches results per place and stays within the daily quota. */
export function cachedMaps(
  service: MapService,
  takeQuestion: TakeQuestion,
  { now = Date.now, note = noteNothing }: { now?: () => number; note?: NoteRefusal } = {},
): MapService {
  const known = boundedCache<Promise<{ status: string }>>({ cacheMs, most, now });

  function once<Answer extends { status: string }>(
    requested: GoogleService,
    question: string,
    ask: () => Promise<Answer>,
    none: Answer,
  ): Promise<Answer> {
    const refuse = () => note(requested, 'OVER_DAILY_BUDGET').then(() => none);
    const before = known.get(question);
    if (before) return before as Promise<Answer>;
    const answer = takeQuestion().then((isLeft) => (isLeft ? ask() : refuse()));
    known.set(question, answer);
    const forget = () => known.forget(question, answer);
    answer.then(
      ({ status }) => (status === 'OK' || status === 'ZERO_RESULTS' ? undefined : forget()),
      forget,
    );
    return answer;
  }

  return {
    geocode(requested) {
      const at = rounded(requested);
      const question = `geocode ${at.lat},${at.lng}`;
      return once('geocoding', question, () => service.geocode(at), {
        status: usedUp,
        results: [],
      });
    },
    directions(origin, requested) {
      const to = rounded(requested);
      const question = `directions ${origin.lat},${origin.lng} ${to.lat},${to.lng}`;
      return once('routes', question, () => service.directions(origin, to), {
        status: usedUp,
        routes: [],
      });
    },
  };
}

/** Limits a map service to twice the delivery distance, so that nobody uses it for other areas. */
export function boundedMaps(
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

export type TakeQuestion = () => Promise<boolean>;

interface QuotaSettings {
  perDay: number;
  dayAt: (at: Date) => string;
  now: () => Date;
}

/** Requests reserved in the database at a time. Unused ones are lost when the function instance ends. */
const atOnce = 10;
const countedForMs = 40 * 24 * 60 * 60_000;

/** Counts map requests in `budgets/maps-<day>`. While the store is down, the quota is exhausted. */
export function mapsQuota(
  firestore: Firestore,
  { perDay, dayAt, now }: QuotaSettings,
): TakeQuestion {
  let today = { day: '', left: 0, isOver: false };
  let requested: Promise<void> | null = null;

  async function takeSome(day: string): Promise<void> {
    const budget = firestore.collection('budgets').doc(`maps-${day}`);
    const reserved = await firestore.runTransaction(async (transaction) => {
      const before = Number((await transaction.get(budget)).get('asked') ?? 0);
      const taking = Math.min(atOnce, perDay - before);
      if (taking <= 0) return 0;
      const until = Timestamp.fromMillis(now().getTime() + countedForMs);
      transaction.set(budget, { asked: before + taking, until });
      return taking;
    });
    today = { day, left: reserved, isOver: reserved === 0 };
  }

  return async () => {
    const day = dayAt(now());
    if (today.day !== day) today = { day, left: 0, isOver: false };
    // Concurrent requests share one reservation, and others may have used it up meanwhile.
    while (today.left === 0 && !today.isOver) {
      requested ??= takeSome(day).finally(() => (requested = null));
      try {
        await requested;
      } catch {
        return false;
      }
    }
    if (today.left === 0) return false;
    today.left -= 1;
    return true;
  };
}
