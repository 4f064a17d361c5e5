import { restaurant } from '@burger/shared/restaurant';
import type { Published } from '@burger/shared/shop/publishing';
import fc from 'fast-check';
import { current, currentVersion, groupsOf, soldOutChoice, soldOutDish } from './attacked-shop';
import { expectedBill, idOf, kmTo, type Line } from './expected-bill';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

type Dish = Published['dishes'][number];
type Group = Published['groups'][number];

const { lat, lng } = restaurant.coordinates;

const letters = 'abcdefghijklmnopqrstuvwxyzÀéßअशाಕಟ್ಟೆ中😀\'"<>&,.-/ 0123456789';
/** Returns text that starts and ends with a letter, so that trimming does not change it. */
export const words = (most: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...letters), { maxLength: Math.floor(most / 2) - 2 })
    .map((inner) => `A${inner.join('')}z`);

// fast-check's bias to edge cases would repeat keys.
const word = fc.noBias(fc.nat({ max: 0xffff_ffff }));
const orderKey = fc
  .tuple(word, word, word, word)
  .map((parts) => parts.map((part) => part.toString(16).padStart(8, '0')).join(''));

const goodPhone = fc
  .tuple(
    fc.constantFrom('', '+91', '91', '0', '+91 '),
    fc.integer({ min: 6e9, max: 9_999_999_999 }),
  )
  .map(([prefix, number]) => `${prefix}${number}`);

const inStock = current.dishes.filter(({ id, isAvailable }) => isAvailable && id !== soldOutDish);
export const quantity = fc.integer({ min: 1, max: 99 });

const isSoldOut = (group: Group, choice: string) =>
  group.id === soldOutChoice.group && choice === soldOutChoice.choice;

function chosenOf(group: Group, least = group.min) {
  const offered = group.choices
    .filter(({ id, isAvailable }) => isAvailable && !isSoldOut(group, id))
    .map(({ id }) => ({ group: group.id, choice: id }));
  const maxLength = Math.min(group.max, offered.length);
  return fc.shuffledSubarray(offered, { minLength: Math.min(least, maxLength), maxLength });
}

const lineOf = (dish: Dish, least?: number): fc.Arbitrary<Line> =>
  fc.record({
    dishId: fc.constant(dish.id),
    quantity,
    choices: fc
      .tuple(...groupsOf(dish, current).map((group) => chosenOf(group, least)))
      .map((all) => all.flat()),
    note: fc.oneof(fc.constant(''), words(140)),
  });

const anyLine = fc.constantFrom(...inStock).chain((dish) => lineOf(dish));
const manyWays = inStock.filter(({ groups }) => groups.length > 0);
const choosyLine = fc.constantFrom(...manyWays).chain((dish) => lineOf(dish, 1));

const about = {
  idempotencyKey: orderKey,
  promoCode: fc.constantFrom(null, 'WELCOME15', 'BIRTHDAY', ' birthday '),
  customer: fc.record({
    name: words(80),
    email: fc.constantFrom('', 'asha@example.in'),
    phone: goodPhone,
    address: words(300),
    landmark: words(120),
    specialInstructions: fc.constantFrom('', 'Less spicy, please.\nNo onions.'),
  }),
  // Places within about 8 km by road, so that they are delivered to.
  location: fc.record({
    lat: fc.double({ min: lat - 0.035, max: lat + 0.035, noNaN: true }),
    lng: fc.double({ min: lng - 0.035, max: lng + 0.035, noNaN: true }),
  }),
  paymentMethod: fc.constant('cod'),
};

interface Wish {
  lines: Line[];
  promoCode: string | null;
  location: { lat: number; lng: number };
}

/** Adds the total and the menu version that a page computes from a published menu. */
export function agreed<Order extends Wish>(
  order: Order,
  version: string = currentVersion,
  document: Published = current,
): JsonObject {
  const { total } = expectedBill(order.lines, order.promoCode, kmTo(order.location), document);
  return { ...order, version, agreedTotal: Number(total) } as unknown as JsonObject;
}

const unique = { minLength: 1, maxLength: 8, selector: idOf };

export const ordersOf = (lines: fc.Arbitrary<Line[]>) => fc.record({ ...about, lines });

/** Valid orders. Every attack starts from one, and they show that the server still works. */
export const validOrder: fc.Arbitrary<JsonObject> = ordersOf(fc.uniqueArray(anyLine, unique)).map(
  (order) => agreed(order),
);

export const choosyOrder: fc.Arbitrary<JsonObject> = ordersOf(
  fc
    .tuple(choosyLine, anyLine)
    .map(([first, other]) => (first.dishId === other.dishId ? [first] : [first, other])),
).map((order) => agreed(order));

export const orderWith = (path: string): fc.Arbitrary<JsonObject> =>
  path.startsWith('lines.0.choices') ? choosyOrder : validOrder;

/** Returns a copy with the value at a dotted path set, or removed when undefined. */
export function withValue(body: JsonObject, path: string, value: Json | undefined): JsonObject {
  const copy = structuredClone(body);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place = copy;
  for (const name of names) place = place[name] as JsonObject;
  if (value === undefined) Reflect.deleteProperty(place, last);
  else place[last] = value;
  return copy;
}

/** Returns a copy, because under Jest `structuredClone` returns an array of another realm. */
export const linesIn = (order: JsonObject): Line[] => [...(order['lines'] as unknown as Line[])];

export const withLines = (order: JsonObject, lines: unknown): JsonObject =>
  withValue(order, 'lines', lines as Json);

export const plainLine = (dishId: number, choices: Json[] = []): JsonObject => ({
  dishId,
  quantity: 1,
  choices,
  note: '',
});
