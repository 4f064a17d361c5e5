import { type Coordinates, CoordinatesSchema, type DeliveryRules } from '@burger/shared/contracts';
import { greatCircleKm, roadKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { Router } from 'express';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { boundedCache } from '../http/cache';
import { type Allowance, limitByAddress } from '../http/limits';
import { Refusal } from '../http/errors';
import { checkedBody, readJson } from '../http/requests';
import { type GoogleService, noteNothing, type NoteRefusal } from '../http/service-refusals';

// The shapes that Google's older services have and pages read, cut down on purpose: its error texts may tell about the key.
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

/** Kilometres from the restaurant to the customer. Rejects only where the rules cannot be read. */
export type DistanceTo = (customer: Coordinates) => Promise<number>;

/** The route's length from the same source that the browser asks; estimated as the page does where there is no route. */
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

type Asked = Record<string, unknown>;

function coordinatesOf(asked: Asked, field: string): Coordinates {
  const value = asked[field];
  const [, lat, lng] = (typeof value === 'string' && pair.exec(value)) || [];
  const result = v.safeParse(CoordinatesSchema, { lat: Number(lat), lng: Number(lng) });
  if (result.success) return result.output;
  throw new Refusal('invalid', `${field} must be a latitude and a longitude, such as 12.97,77.59`, {
    field,
  });
}

function refuseOtherOrigin({ lat, lng }: Coordinates): void {
  const { coordinates } = restaurant;
  if (lat === coordinates.lat && lng === coordinates.lng) return;
  throw new Refusal('invalid', 'Only ways from the restaurant are answered', { field: 'origin' });
}

/** `POST /maps/geocode` and `/maps/directions`, where somebody is stands in no address: as the maps service has them, for ways that begin at the restaurant. */
export function mapRoutes(maps: MapService, allowance: Allowance): Router {
  const router = Router();
  const limit = limitByAddress(allowance);
  const answer = (name: string, ask: (asked: Asked) => Promise<object>) => {
    router.post(`/maps/${name}`, limit, readJson, async ({ body }, response) => {
      response.json(await ask(checkedBody(v.looseObject({}), body)));
    });
    // As pages of before ask.
    router.get(`/maps/${name}`, limit, async ({ query }, response) => {
      response.json(await ask(query));
    });
  };
  answer('geocode', (asked) => maps.geocode(coordinatesOf(asked, 'latlng')));
  answer('directions', (asked) => {
    const { mode = 'bicycling' } = asked;
    if (mode !== 'bicycling') {
      throw new Refusal('invalid', 'Only the mode bicycling is answered', { field: 'mode' });
    }
    const origin = coordinatesOf(asked, 'origin');
    refuseOtherOrigin(origin);
    return maps.directions(origin, coordinatesOf(asked, 'destination'));
  });
  return router;
}

// The page asks for a distance, and the order is priced by it minutes later.
const keptForMs = 60 * 60_000;
const most = 2000;

/** To about a metre: who stands still is not asked about twice. */
const rounded = ({ lat, lng }: Coordinates): Coordinates => ({
  lat: Number(lat.toFixed(5)),
  lng: Number(lng.toFixed(5)),
});

/** The word of Google's older services for a quota that is used up; pages know it. */
const usedUp = 'OVER_QUERY_LIMIT';

/** A paid maps service that is asked once about a place, and only while the day's quota lasts; then it says so. */
export function cachedMaps(
  service: MapService,
  takeQuestion: TakeQuestion,
  { now = Date.now, note = noteNothing }: { now?: () => number; note?: NoteRefusal } = {},
): MapService {
  const known = boundedCache<Promise<{ status: string }>>({ keptForMs, most, now });

  function once<Answer extends { status: string }>(
    asked: GoogleService,
    question: string,
    ask: () => Promise<Answer>,
    none: Answer,
  ): Promise<Answer> {
    const refuse = () => note(asked, 'OVER_DAILY_BUDGET').then(() => none);
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
    geocode(asked) {
      const at = rounded(asked);
      const question = `geocode ${at.lat},${at.lng}`;
      return once('geocoding', question, () => service.geocode(at), {
        status: usedUp,
        results: [],
      });
    },
    directions(origin, asked) {
      const to = rounded(asked);
      const question = `directions ${origin.lat},${origin.lng} ${to.lat},${to.lng}`;
      return once('routes', question, () => service.directions(origin, to), {
        status: usedUp,
        routes: [],
      });
    },
  };
}

/** A maps service that is asked only about places within twice the distance that we deliver to; there is nothing beyond. */
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

/** Takes one question to the paid service from what is left of the day; false where nothing is. */
export type TakeQuestion = () => Promise<boolean>;

interface QuotaSettings {
  perDay: number;
  dayAt: (at: Date) => string;
  now: () => Date;
}

/** So many are taken from the store at once; what an instance does not use is lost with it. */
const atOnce = 10;
const countedForMs = 40 * 24 * 60 * 60_000;

/** Counts in `budgets/maps-<day>`, which the store deletes after forty days. A store that is away is a quota used up. */
export function mapsQuota(
  firestore: Firestore,
  { perDay, dayAt, now }: QuotaSettings,
): TakeQuestion {
  let today = { day: '', left: 0, isOver: false };
  let asked: Promise<void> | null = null;

  async function takeSome(day: string): Promise<void> {
    const budget = firestore.collection('budgets').doc(`maps-${day}`);
    const taken = await firestore.runTransaction(async (transaction) => {
      const before = Number((await transaction.get(budget)).get('asked') ?? 0);
      const taking = Math.min(atOnce, perDay - before);
      if (taking <= 0) return 0;
      const until = Timestamp.fromMillis(now().getTime() + countedForMs);
      transaction.set(budget, { asked: before + taking, until });
      return taking;
    });
    today = { day, left: taken, isOver: taken === 0 };
  }

  return async () => {
    const day = dayAt(now());
    if (today.day !== day) today = { day, left: 0, isOver: false };
    // Those who wait for the same answer share it, and may find that the others took it all.
    while (today.left === 0 && !today.isOver) {
      asked ??= takeSome(day).finally(() => (asked = null));
      try {
        await asked;
      } catch {
        return false;
      }
    }
    if (today.left === 0) return false;
    today.left -= 1;
    return true;
  };
}
