import type { APIRequestContext } from '@playwright/test';
import type {
  KitchenRules,
  OrderKind,
  PlaceOrderBody,
  SlotsAnswer,
} from '@burger/shared/contracts';
import { promisedTimeOf } from '@burger/shared/hours';
import { planOrder, workOf, type KitchenLoad, type Work } from '@burger/shared/hours/kitchen-plan';
import { defaultChoices, isOrderable } from '@burger/shared/order/lines';
import { aShop } from '@burger/shared/testing/a-shop';
import { randomOf } from '../../week/random';

const minuteMs = 60_000;
const quarterMinutes = 15;
const quarterMs = quarterMinutes * minuteMs;

/** A kitchen that an evening of two hundred orders fills: no spare minutes from half past seven to nine. */
export const kitchen: KitchenRules = {
  wayMinutes: 25,
  stations: [
    {
      ...{ id: 'grill', name: 'Grill', places: 11 },
      minutes: { 'burgers-veg': 6, 'burgers-non-veg': 7, wraps: 5 },
    },
    { id: 'fryer', name: 'Fryer', places: 6, minutes: { 'sides-veg': 4, 'sides-non-veg': 5 } },
    { id: 'bar', name: 'Shakes', places: 3, minutes: { waffles: 5 } },
  ],
};

export type Requested = Pick<PlaceOrderBody, 'lines' | 'kind' | 'slot' | 'customer' | 'location'>;

const { dishes } = aShop();
const cooked = dishes.filter((dish) => isOrderable(dish) && !dish.priceIncludesTax);
const onlyFrom = (...categories: string[]) =>
  cooked.filter(({ category }) => categories.includes(category));
const menu = {
  grill: onlyFrom('burgers-veg', 'burgers-non-veg', 'wraps'),
  fryer: onlyFrom('sides-veg', 'sides-non-veg'),
  sweet: onlyFrom('waffles'),
  drinks: onlyFrom('beverages'),
};

/** Returns the minutes (since `from`) at which customers order, most of them in the second hour. */
export function orderMinutes(count: number, minutes: number, seed: number): number[] {
  const random = randomOf(seed, 'minutes');
  const peak = () => (random.whole(0, minutes) + random.whole(0, minutes)) / 2;
  return Array.from({ length: count }, () => Math.floor(peak())).sort((one, other) => one - other);
}

/** Returns what customers order: meals, some drinks alone, some for pickup, some for a later slot. */
export function orders(seed: number) {
  const random = randomOf(seed, 'orders');
  return (at: number, now: number): Requested => {
    const one = (from: typeof cooked, quantity: number) => {
      const dish = random.pick(from);
      return { dishId: dish.id, quantity, choices: defaultChoices(dish), note: '' };
    };
    const drinks = one(menu.drinks, random.whole(1, 3));
    const meal = [
      one(menu.grill, random.whole(1, 3)),
      ...(random.chance(0.5) ? [one(menu.fryer, random.whole(1, 2))] : []),
      ...(random.chance(0.15) ? [one(menu.sweet, 1)] : []),
      drinks,
    ];
    const kind: OrderKind = random.chance(0.2) ? 'pickup' : 'delivery';
    const slotMs = 2 * quarterMs;
    const slot = Math.ceil((now + 75 * minuteMs) / slotMs) * slotMs;
    const isForSlot = random.chance(0.15);
    return {
      kind,
      lines: at % 12 === 5 ? [drinks] : meal,
      slot: isForSlot ? new Date(slot).toISOString() : null,
      customer: {
        name: 'Asha Rao',
        phone: `9${String(100_000_000 + at)}`,
        email: `asha-${at}@example.in`,
        address: kind === 'delivery' ? '12, 3rd Cross, Lake Road' : '',
      } as Requested['customer'],
      location: kind === 'delivery' ? { lat: 13.0457, lng: 77.7262 } : null,
    };
  };
}

export const kitchenShop = { ...aShop(), rules: { ...aShop().rules, kitchen } };

/** Returns when (ms) an order for now is possible at the earliest, by the server's minutes. */
export function possibleFrom(
  { load = {} }: SlotsAnswer,
  at: number,
  lines: Parameters<typeof workOf>[0],
) {
  const used: KitchenLoad = new Map(
    Object.entries(load).map(([quarter, work]) => [Date.parse(quarter), work as Work]),
  );
  const work = workOf(lines, kitchenShop.dishes, kitchen);
  const request = { kind: 'delivery', at: new Date(at), shop: kitchenShop, slot: null } as const;
  const plan = planOrder({ ...request, work }, used);
  return promisedTimeOf({ ...request, readyAt: plan?.readyAt ?? null })!.promisedFrom.getTime();
}

/** Returns the first time of day in a text as ms; all of them are in the evening. */
export function timeIn(text: string): number {
  const [, hour = '', minute = ''] = /(\d{1,2}):(\d\d)/.exec(text) ?? [];
  return Date.parse(`2027-02-03T${Number(hour) + 12}:${minute}:00+05:30`);
}

/** A stored order, as far as the checks need it. */
export interface Stored {
  key: string;
  orderId: string;
  orderStatus: string;
  kind: OrderKind;
  slot: string | null;
  createdAt: string;
  estimatedDeliveryTime: string;
  addedMinutes: number;
  items: { id: number; quantity: number }[];
  kitchenWork: Record<string, Record<string, number>>;
  online?: { payments: { at: string }[] } | null;
}

type Wire = Record<string, unknown>;

function decoded(value: Wire): unknown {
  const [[type, wire] = ['nullValue', null]] = Object.entries(value);
  if (type === 'mapValue') return fieldsIn((wire as { fields?: Wire }).fields);
  if (type === 'arrayValue') return ((wire as { values?: Wire[] }).values ?? []).map(decoded);
  return type === 'integerValue' || type === 'doubleValue' ? Number(wire) : wire;
}
const fieldsIn = (fields: Wire = {}): Wire =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decoded(value as Wire)]));

/** Reads all documents of a collection, bypassing Firestore's rules. */
export async function documentsOf<Document>(
  request: APIRequestContext,
  url: string,
  collectionId: string,
): Promise<(Document & { key: string })[]> {
  const documents = `${url}/v1/projects/demo-burger-katte/databases/(default)/documents:runQuery`;
  const answer = await request.post(documents, {
    headers: { authorization: 'Bearer owner' },
    data: { structuredQuery: { from: [{ collectionId }] } },
  });
  const found = (await answer.json()) as { document?: { name: string; fields: Wire } }[];
  return found.flatMap(({ document }) =>
    document
      ? [{ ...fieldsIn(document.fields), key: document.name.split('/').at(-1) } as never]
      : [],
  );
}

const neededFor = (items: Stored['items']): Record<string, number> =>
  Object.fromEntries(
    kitchen.stations.map(({ id, minutes }) => [
      id,
      items.reduce((sum, item) => {
        const category = dishes.find((dish) => dish.id === item.id)?.category ?? '';
        return sum + (minutes[category] ?? 0) * item.quantity;
      }, 0),
    ]),
  );

/** Returns the contradictions between orders and the kitchen's minutes, without the code that plans them. */
export function faultsOf(all: readonly Stored[]): string[] {
  const used = new Map<string, number>();
  const faults: string[] = [];
  for (const order of all) {
    const { orderId, items, kitchenWork, slot, kind, addedMinutes } = order;
    const needed = neededFor(items);
    const usualMs = (kind === 'pickup' ? 20 : 45) * minuteMs;
    const wayMs = kind === 'pickup' ? 0 : kitchen.wayMinutes * minuteMs;
    const began = Date.parse(order.online?.payments[0]?.at ?? order.createdAt);
    let [earliest, latest] = [began, began];
    for (const { id, places } of kitchen.stations) {
      let minutes = 0;
      for (const [quarter, work] of Object.entries(kitchenWork)) {
        const own = work[id] ?? 0;
        minutes += own;
        const name = `${id} at ${quarter}`;
        if (order.orderStatus !== 'cancelled') used.set(name, (used.get(name) ?? 0) + own);
        earliest = Math.max(earliest, Date.parse(quarter) + (own / places) * minuteMs);
        latest = Math.max(latest, Date.parse(quarter) + quarterMs);
      }
      if (minutes !== needed[id]) faults.push(`${orderId} reserved ${minutes} at ${id}`);
    }
    const promised = Date.parse(order.estimatedDeliveryTime) - addedMinutes * minuteMs;
    const [from, to] = slot
      ? [Math.max(Date.parse(slot), earliest + wayMs), Math.max(Date.parse(slot), latest + wayMs)]
      : [earliest, latest].map((ready) => Math.max(began + usualMs, ready + wayMs));
    if (promised < from! - minuteMs || promised > to! + minuteMs)
      faults.push(`${orderId} is promised for ${order.estimatedDeliveryTime}`);
  }
  for (const { id, places } of kitchen.stations)
    for (const [name, minutes] of used)
      if (name.startsWith(`${id} `) && minutes > places * quarterMinutes)
        faults.push(`${name} has ${minutes} minutes of work`);
  return faults;
}
