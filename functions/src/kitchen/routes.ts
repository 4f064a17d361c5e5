import type { Today } from '@burger/shared/contracts';
import {
  PublishRequestSchema,
  type TodayRequest,
  TodayRequestSchema,
} from '@burger/shared/kitchen';
import type { Published } from '@burger/shared/publishing';
import { dayOf, restaurant } from '@burger/shared/restaurant';
import { Router } from 'express';
import * as v from 'valibot';
import { requireOwner, requireStaff, staffOf, type VerifyStaff } from '../auth/signed-in';
import { Refusal } from '../http/errors';
import { checkedBody, jsonReader, readJson } from '../http/requests';
import { dayRange } from '../orders/day-range';
import { createOrderView } from '../orders/follow';
import { type CounterPorts, counterRoutes } from '../orders/routes';
import { type ShopStore, stillToday } from '../shop/shop-store';
import { kitchenDay } from './kitchen-day';
import { backToMenu, currentMenu, publishMenu } from './publish-menu';

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

/** Today's facts after a change, without those that are over. */
export const changeToday =
  (request: TodayRequest, now: Date) =>
  (today: Today): Today => {
    const still = stillToday(today, now);
    return { ...still, ...changed(still, request) };
  };

/** Throws a Refusal `invalid` where something is sold out that the menu does not have. */
export function refuseUnknown(request: TodayRequest, { dishes, groups }: Published): void {
  if (request.kind !== 'sold-out') return;
  const { what } = request.thing;
  const isKnown =
    dishes.some(({ id }) => id === what) ||
    groups.some((group) => group.choices.some(({ id }) => `${group.id}/${id}` === what));
  if (isKnown) return;
  throw new Refusal('invalid', 'The menu has nothing of that name.', { field: 'thing.what' });
}

interface KitchenPorts extends CounterPorts {
  verifyStaff: VerifyStaff;
  shopStore: ShopStore;
}

const { timeZone } = restaurant;
const mostOfADay = 2000;
// A menu in three languages; as it is packed in the store it has room for more.
const readMenu = jsonReader(1024 * 1024);
const DateSchema = v.pipe(v.string(), v.isoDate());

/** What is different today, the figures of a day, and the menu: `/today`, `/day` and `/menu`. */
function shiftRoutes({ orders, shop, shopStore, now, log }: KitchenPorts): Router {
  const view = createOrderView(shop, log);
  const router = Router();

  router.post('/today', readJson, async (request, response) => {
    const wanted = checkedBody(TodayRequestSchema, request.body);
    const { version } = await shop.today();
    const published = await shop.published(version);
    if (published) refuseUnknown(wanted, published);
    const { email, uid } = staffOf(response);
    const step = changeToday(wanted, now());
    const today = await shopStore.change(step, email || uid);
    response.json({ today });
  });

  router.get('/day', async ({ query }, response) => {
    const asked = v.safeParse(DateSchema, query['date'] ?? dayOf(now()));
    if (!asked.success) {
      throw new Refusal('invalid', 'A date is written like 2026-11-22', { field: 'date' });
    }
    const { from, to } = dayRange(asked.output, timeZone);
    const found = await orders.between(from, to, mostOfADay);
    response.json(kitchenDay(asked.output, await view(found)));
  });

  router.get('/menu', requireOwner, async (_request, response) => {
    response.json(await currentMenu(shopStore));
  });

  router.post('/menu', requireOwner, readMenu, async (request, response) => {
    const wanted = checkedBody(PublishRequestSchema, request.body);
    const { email, uid } = staffOf(response);
    const by = email || uid;
    const version = await ('back' in wanted
      ? backToMenu(shopStore, wanted.back, by)
      : publishMenu(shopStore, wanted, by));
    response.json({ version });
  });
  return router;
}

/** `/kitchen/*`, for the staff alone. */
export const kitchenRoutes = (ports: KitchenPorts): Router =>
  Router().use(
    '/kitchen',
    requireStaff(ports.verifyStaff),
    counterRoutes(ports),
    shiftRoutes(ports),
  );
