import { dishes } from '@burger/shared/catalogue';
import { restaurant } from '@burger/shared/restaurant';
import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

const onSale = dishes.filter(({ isAvailable }) => isAvailable).map(({ id }) => id);
const { lat, lng } = restaurant.coordinates;

const letters = 'abcdefghijklmnopqrstuvwxyzÀéßअशाಕಟ್ಟೆ中😀\'"<>&,.-/ 0123456789';
/** Text that begins and ends with a letter, so that trimming leaves it alone. */
export const words = (most: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...letters), { maxLength: Math.floor(most / 2) - 2 })
    .map((inner) => `A${inner.join('')}z`);

// Without fast-check's liking for edge cases, which would make the same key again.
const word = fc.noBias(fc.nat({ max: 0xffff_ffff }));
export const orderKey = fc
  .tuple(word, word, word, word)
  .map((parts) => parts.map((part) => part.toString(16).padStart(8, '0')).join(''));

export const goodPhone = fc
  .tuple(
    fc.constantFrom('', '+91', '91', '0', '+91 '),
    fc.integer({ min: 6e9, max: 9_999_999_999 }),
  )
  .map(([prefix, number]) => `${prefix}${number}`);

const line = fc.record({
  id: fc.constantFrom(...onSale),
  quantity: fc.integer({ min: 1, max: 99 }),
});

/** Orders that have to be accepted: what every attack starts from, and what shows that the server still works. */
export const validOrder: fc.Arbitrary<JsonObject> = fc.record({
  idempotencyKey: orderKey,
  items: fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ id }) => id }),
  promoCode: fc.constantFrom(null, 'WELCOME15', 'BIRTHDAY', ' birthday '),
  customer: fc.record({
    name: words(80),
    email: fc.constantFrom('', 'asha@example.in'),
    phone: goodPhone,
    address: words(300),
    landmark: words(120),
    specialInstructions: fc.constantFrom('', 'Less spicy, please.\nNo onions.'),
  }),
  // Within about 8 km by road.
  location: fc.record({
    lat: fc.double({ min: lat - 0.035, max: lat + 0.035, noNaN: true }),
    lng: fc.double({ min: lng - 0.035, max: lng + 0.035, noNaN: true }),
  }),
  paymentMethod: fc.constant('cod'),
});

/** A copy of the object with the value at a dotted path set, or taken out when it is undefined. */
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
