import type {
  KitchenRules,
  OrderKind,
  PlaceOrderBody,
  SlotsAnswer,
} from '@burger/shared/contracts';
import { planOrder, workOf, type KitchenLoad, type Work } from '@burger/shared/hours/kitchen-plan';
import { defaultChoices, isOrderable } from '@burger/shared/order/lines';
import { aShop } from '@burger/shared/testing/a-shop';
import { randomOf } from '../../week/random';

const minuteMs = 60_000;
const slotMs = 30 * minuteMs;

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

/** How long (ms) an order takes at least, in the rules of the local restaurant. */
export const usualMs = { delivery: 45 * minuteMs, pickup: 20 * minuteMs };

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

/** Returns when (ms) the kitchen can serve a delivery for now at the earliest, by the server's minutes. */
export function possibleFrom(
  { load = {} }: SlotsAnswer,
  at: number,
  lines: Parameters<typeof workOf>[0],
): number {
  const used: KitchenLoad = new Map(
    Object.entries(load).map(([quarter, work]) => [Date.parse(quarter), work as Work]),
  );
  const work = workOf(lines, kitchenShop.dishes, kitchen);
  const request = { kind: 'delivery', at: new Date(at), shop: kitchenShop, slot: null } as const;
  const { readyAt } = planOrder({ ...request, work }, used)!;
  return Math.max(at + usualMs.delivery, readyAt + kitchen.wayMinutes * minuteMs);
}

/** Returns the first time of day in a text as ms; all of them are in the evening. */
export function timeIn(text: string): number {
  const [, hour = '', minute = ''] = /(\d{1,2}):(\d\d)/.exec(text) ?? [];
  return Date.parse(`2027-02-03T${Number(hour) + 12}:${minute}:00+05:30`);
}
