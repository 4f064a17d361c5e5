import { isDeepStrictEqual } from 'node:util';
import type { Today } from '@burger/shared/contracts';
import {
  type KitchenMenu,
  type PublishRequest,
  PublishRequestSchema,
  type TodayRequest,
  TodayRequestSchema,
} from '@burger/shared/kitchen';
import {
  checkPublished,
  type Published,
  PublishedSchema,
  wrongRuleInWords,
  wrongRules,
} from '@burger/shared/shop/publishing';
import { restaurant } from '@burger/shared/restaurant';
import { Router } from 'express';
import * as v from 'valibot';
import { requireOwner, requireStaff, staffOf, type VerifyStaff } from '../auth/signed-in';
import { invalid, Refusal } from '../http/errors';
import { checkedBody, jsonReader, readJson } from '../http/requests';
import type { CounterPorts } from '../orders/counter/follow';
import { counterRoutes } from '../orders/routes';
import type { KitchenOrders, OrderStore } from '../orders/store/store';
import type { PaymentPorts } from '../payments/payments';
import { refundRoutes } from '../payments/routes';
import { NotPublished, type ShopStore, stillToday } from '../shop/shop-store';
import { type AccountingPorts, accountingRoutes } from './accounting-routes';
import { takeRoutes } from './take';
import type { StaffDevices } from '../channels/staff-devices';
import { StaffSubscribeSchema, UnsubscribeSchema } from '../push/subscriptions';
import type { Push } from '../push/web-push';

async function currentMenu(
  store: ShopStore,
  orderStore: Pick<OrderStore, 'promosUsed'>,
): Promise<KitchenMenu> {
  const [today, versions, promosUsed] = await Promise.all([
    store.live(),
    store.versions(),
    orderStore.promosUsed(),
  ]);
  const published = today && (await store.published(today.version));
  if (!today || !published) throw new Refusal('not-found', 'Nothing has been published yet.');
  return {
    version: today.version,
    published,
    versions: versions.map(({ version, at, by }) => ({ version, at, by })),
    promosUsed,
  };
}

/** Validates a menu for publishing. Throws a Refusal with the first invalid field and all problems. */
function readPublished(data: unknown): Published {
  const { published, problems } = checkPublished(data);
  if (published) return published;
  const [issue] = v.safeParse(PublishedSchema, data).issues ?? [];
  const path = issue && v.getDotPath(issue);
  throw new Refusal('invalid', problems[0] ?? 'The menu is not valid.', {
    field: path ? `published.${path}` : 'published',
    beside: { problems },
  });
}

/** Throws a Refusal for contradictory shop rules, unless they are already published. */
async function refuseNonsense({ rules }: Published, store: ShopStore, basedOn: string) {
  const wrong = wrongRules(rules, restaurant.address.region);
  const [first] = wrong;
  if (!first || isDeepStrictEqual((await store.published(basedOn))?.rules, rules)) return;
  throw new Refusal('invalid', wrongRuleInWords(first), {
    field: `published.rules.${first.at.join('.')}`,
    beside: { problems: wrong.map(wrongRuleInWords) },
  });
}

const changedMeanwhile = () =>
  new Refusal('menu-changed', 'Meanwhile another menu was published. Please look at it first.');

async function publishMenu(
  store: ShopStore,
  { published: data, basedOn }: Exclude<PublishRequest, { back: string }>,
  by: string,
): Promise<string> {
  const published = readPublished(data);
  const isStale = async () => (await store.live())?.version !== basedOn;
  if (await isStale()) throw changedMeanwhile();
  await refuseNonsense(published, store, basedOn);
  try {
    return (await store.publish({ published, by, basedOn })).version;
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    if (await isStale()) throw changedMeanwhile();
    throw invalid(error.message, 'published');
  }
}

async function backToMenu(store: ShopStore, version: string, by: string): Promise<string> {
  try {
    return (await store.back(version, by)).version;
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    throw new Refusal('not-found', error.message, { field: 'back' });
  }
}

type Changed = Pick<Today, 'soldOut' | 'paused' | 'extraMinutes' | 'closedDays'>;

function changed(today: Changed, request: TodayRequest): Partial<Changed> {
  const without = (what: unknown) => today.soldOut.filter((thing) => thing.what !== what);
  switch (request.kind) {
    case 'sold-out':
      return { soldOut: [...without(request.thing.what), request.thing] };
    case 'back':
      return { soldOut: without(request.what) };
    case 'busy':
      return { extraMinutes: request.extraMinutes };
    case 'pause':
      return { paused: { until: request.until } };
    case 'go-on':
      return { paused: null };
    case 'closed-day': {
      const others = today.closedDays.filter((day) => day !== request.day);
      return { closedDays: request.closed ? [...others, request.day].sort() : others };
    }
  }
}

export const changeToday =
  (request: TodayRequest, now: Date) =>
  (today: Today): Today => {
    const still = stillToday(today, now);
    return { ...still, ...changed(still, request) };
  };

/** Throws a Refusal `invalid` if the sold-out item is not on the menu. */
export function refuseUnknown(request: TodayRequest, { dishes, groups }: Published): void {
  if (request.kind !== 'sold-out') return;
  const { what } = request.thing;
  const isKnown =
    dishes.some(({ id }) => id === what) ||
    groups.some((group) => group.choices.some(({ id }) => `${group.id}/${id}` === what));
  if (isKnown) return;
  throw invalid('The menu has no dish or option with this id.', 'thing.what');
}

interface KitchenPorts
  extends
    Omit<CounterPorts, 'view'>,
    AccountingPorts,
    StaffPushPorts,
    Pick<PaymentPorts, 'payments' | 'siteUrl' | 'announce'> {
  orders: KitchenOrders;
  /** Orders in every state, including those that wait for payment. */
  allOrders: KitchenOrders;
  take: Pick<Parameters<typeof takeRoutes>[0], 'placeOrder' | 'distanceTo' | 'limits'>;
  orderStore: Pick<OrderStore, 'promosUsed'>;
  verifyStaff: VerifyStaff;
  shopStore: ShopStore;
}

// A menu in three languages needs this much; the store compresses it.
const readMenu = jsonReader(1024 * 1024);
/** Serves staff changes of the day and the menu: `/today` and `/menu`. */
function shiftRoutes({ shop, orderStore, shopStore, now }: KitchenPorts): Router {
  return Router()
    .post('/today', readJson, async (request, response) => {
      const requested = checkedBody(TodayRequestSchema, request.body);
      const { version } = await shop.today();
      const published = await shop.published(version);
      if (published) refuseUnknown(requested, published);
      const { email, uid } = staffOf(response);
      const step = changeToday(requested, now());
      const today = await shopStore.change(step, email || uid);
      response.json({ today });
    })
    .get('/menu', requireOwner, async (_request, response) => {
      response.json(await currentMenu(shopStore, orderStore));
    })
    .post('/menu', requireOwner, readMenu, async (request, response) => {
      const requested = checkedBody(PublishRequestSchema, request.body);
      const { email, uid } = staffOf(response);
      const by = email || uid;
      const version = await ('back' in requested
        ? backToMenu(shopStore, requested.back, by)
        : publishMenu(shopStore, requested, by));
      response.json({ version });
    });
}

export const kitchenRoutes = (ports: KitchenPorts): Router =>
  Router().use(
    '/kitchen',
    requireStaff(ports.verifyStaff),
    takeRoutes({ ...ports, ...ports.take, orders: ports.allOrders }),
    counterRoutes(ports),
    refundRoutes(ports),
    accountingRoutes(ports),
    shiftRoutes(ports),
    staffPushRoutes(ports),
  );

interface StaffPushPorts {
  push: Push | null;
  staffDevices: StaffDevices;
  now: () => Date;
}

/**
 * Serves `GET /push` (the public key of the restaurant, or null), and `POST /push` and `POST /push/end`, which
 * start and end the messages about new orders on a device of the counter.
 */
function staffPushRoutes({ push, staffDevices, now }: StaffPushPorts): Router {
  return Router()
    .get('/push', (_request, response) => {
      response.json({ key: push?.key ?? null });
    })
    .post('/push', readJson, async (request, response) => {
      const subscribed = checkedBody(StaffSubscribeSchema, request.body);
      if (!push) throw new Refusal('unavailable', 'Messages to devices are not set up.');
      await staffDevices.add({ ...subscribed, uid: staffOf(response).uid, at: now().getTime() });
      response.status(201).json({});
    })
    .post('/push/end', readJson, async (request, response) => {
      await staffDevices.remove(checkedBody(UnsubscribeSchema, request.body).endpoint);
      response.json({});
    });
}
