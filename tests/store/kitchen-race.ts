import { setTimeout } from 'node:timers/promises';
import type { KitchenRules } from '@burger/shared/contracts';
import {
  overloaded,
  planOrder,
  workOf,
  type KitchenLoad,
  type Work,
} from '@burger/shared/hours/kitchen-plan';
import { makeBill, parsePrice } from '@burger/shared/pricing';
import { aShop } from '@burger/shared/testing/a-shop';
import { versionOf, type Published } from '@burger/shared/shop/publishing';
import { reservedIn } from '../../functions/src/orders/store/firestore-kitchen-load';
import { firestoreShop } from '../../functions/src/shop/firestore-shop';
import type { Outcome } from './figures';
import { outcomeOf } from './order-races';
import { placeAtOnce, requestedOrders, verdictOf, type Requested } from './placing';
import { offered, openingMs, type Shop } from './shop';

// Five hours after opening, so that all instances plan the slot's minutes alike.
const slot = '2026-01-05T14:30:00.000Z';

// Orders for as soon as possible are not moved to the next day.
const endOfDay = '2026-01-05T17:00:00.000Z';

const plain = offered.dishes.filter(
  ({ isAvailable, groups, priceIncludesTax }) =>
    isAvailable && groups.length === 0 && !priceIncludesTax,
);

/** Returns the menu of a kitchen with ten stations, whose dishes need one to three of them. */
function withStations({ random }: Shop): Published & { rules: { kitchen: KitchenRules } } {
  const stations = Array.from({ length: 10 }, (_, index) => ({
    ...{ id: `s${index}`, name: `Station ${index}`, minutes: {} },
    places: random.whole(2, 5),
  }));
  const workOfDish = () =>
    Object.fromEntries(
      random.some(stations, random.whole(1, 3)).map(({ id }) => [id, random.whole(1, 9)]),
    );
  const kitchen = { wayMinutes: 25, stations };
  const slots = { capacity: 1000, days: 6 };
  const dishes = offered.dishes.map((dish) => ({ ...dish, work: workOfDish() }));
  return { ...offered, dishes, rules: { ...offered.rules, kitchen, slots } };
}

function orderedFrom(shop: Shop, menu: Published, isForSlot: boolean): Requested {
  const lines = shop.random
    .some(plain, shop.random.whole(1, 4))
    .map(({ id }) => ({ dishId: id, quantity: shop.random.whole(1, 3), choices: [], note: '' }));
  const priced = lines.map(({ dishId, quantity }) => {
    const { price = '' } = menu.dishes.find(({ id }) => id === dishId) ?? {};
    return { price: parsePrice(price), quantity };
  });
  const [requested] = requestedOrders(shop, 1, {
    ...{ lines, kind: 'pickup', location: null, version: versionOf(menu) },
    agreedTotal: makeBill(priced, null, null, menu.rules).total,
    ...(isForSlot ? { slot } : { agreedUntil: endOfDay }),
  });
  if (!requested) throw new Error('An order is missing');
  return requested;
}

// Instances cache the menu for a second. Asking more often than once a second reaches the limit for readers.
const betweenLooksMs = 1000;

/** Publishes a menu and waits until no instance uses another one. */
async function publish(shop: Shop, menu: Published): Promise<void> {
  await firestoreShop(shop.db).publish({ published: menu, by: 'the owner' });
  const version = versionOf(menu);
  const isCurrent = async (to: number) =>
    (await shop.send(to, '/api/shop', {})).body.version === version;
  for (let to = 0; to < shop.count;) {
    if (await isCurrent(to)) to += 1;
    else await setTimeout(betweenLooksMs);
  }
}

async function loadOf({ db }: Shop): Promise<KitchenLoad> {
  const { docs } = await db.collection('kitchenLoad').get();
  return new Map(docs.map((one) => [Date.parse(one.id), one.get('minutes') as Work]));
}

/**
 * Sends orders for a kitchen with ten stations, half of them for one slot. Expects that no station has more
 * work than it can do, that every stored order has reserved its work, and that each refused one needed it.
 */
export async function raceForStations(shop: Shop, count: number): Promise<Outcome> {
  const menu = withStations(shop);
  const { kitchen } = menu.rules;
  await publish(shop, menu);
  const requested = Array.from({ length: count }, (_, at) => orderedFrom(shop, menu, at % 2 === 0));
  const reported = await placeAtOnce(shop, requested);
  const { faults, stored, ...outcome } = await outcomeOf(shop, reported);
  const load = await loadOf(shop);
  await publish(shop, offered);

  const day = aShop();
  const ofShop = { ...day, rules: menu.rules };
  const dishes = day.dishes.map((dish) => ({
    ...dish,
    work: menu.dishes.find(({ id }) => id === dish.id)?.work ?? {},
  }));
  const workIn = ({ body }: Requested) =>
    workOf(body['lines'] as { dishId: number; quantity: number }[], dishes, kitchen);
  const sums = (work: KitchenLoad, id: string) =>
    [...work.values()].reduce((sum, minutes) => sum + (minutes[id] ?? 0), 0);
  const unreserved = requested.filter((one) => {
    const reserved = reservedIn(stored.get(one.key));
    const work = workIn(one);
    return (
      stored.has(one.key) &&
      kitchen.stations.some(({ id }) => sums(reserved!, id) !== (work[id] ?? 0))
    );
  });
  const over = overloaded(load, kitchen.stations);
  const reservedAt = (id: string) =>
    [...stored.values()].reduce((sum, one) => sum + sums(reservedIn(one) ?? new Map(), id), 0);
  // The first quarter also counts the minutes that had passed.
  const lost = kitchen.stations.filter(({ id }) => sums(load, id) < reservedAt(id));
  const refused = reported.filter(({ last }) => verdictOf(last) === 'refused');
  // A minute later, when no minutes are free that had passed at the refusal.
  const afterRace = new Date(openingMs + 60_000);
  const fitting = refused.filter(({ wanted: one }) => {
    const isForSlot = 'slot' in one.body;
    const request = { kind: 'pickup', at: afterRace, shop: ofShop } as const;
    return planOrder(
      { ...request, slot: isForSlot ? new Date(slot) : null, work: workIn(one) },
      load,
    );
  });
  return {
    ...outcome,
    figures: { ...outcome.figures, refused: refused.length },
    faults: [
      ...over.map(({ id }) => `${id} has more work than it can do`),
      ...lost.map(({ id }) => `${id} counts less work than the orders reserved`),
      ...unreserved.map(({ key }) => `${key} has not reserved its work`),
      ...fitting.map(({ wanted: { key } }) => `${key} was refused and fits`),
      ...faults,
    ],
  };
}
