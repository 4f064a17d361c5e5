import { restaurant } from '@burger/shared/restaurant';
import fc from 'fast-check';
import { kind, type Kind } from './attack';
import { current, former } from './attacked-shop';
import { changed, fieldKinds, replaced } from './field-kinds';
import { withValue, words, type Json } from './valid-order';

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));
const letters = hex(31).map((digits) => `f${digits}`);

const keyKinds = fieldKinds('idempotencyKey', 'invalid', {
  'too short': fc.integer({ min: 0, max: 31 }).chain(hex),
  'too long': fc.integer({ min: 33, max: 200 }).chain(hex),
  'in capitals': letters.map((key) => key.toUpperCase()),
  'not hex digits': fc
    .tuple(hex(31), fc.constantFrom(...'gzG/.%*_- \u0000é०'))
    .map(([key, odd]) => key + odd),
  'with a line break behind': hex(32).map((key) => `${key}\n`),
  'a path': fc.constantFrom('../../users/asha', 'orders/x', '..', '.', '/', '\\..\\'),
  'a reserved name': fc.constantFrom('__proto__', 'constructor', '__id7__', 'toString'),
});

const { promos } = current.rules;
const codes = new Set(former.rules.promos.map(({ code }) => code));
const unknownCode = (code: string) => !codes.has(code.trim().toUpperCase());
const [cheapest] = current.dishes
  .filter(({ groups, isAvailable }) => groups.length === 0 && isAvailable)
  .sort((one, other) => Number(one.price.slice(1)) - Number(other.price.slice(1)));
const little: Json = [{ dishId: cheapest!.id, quantity: 1, choices: [], note: '' }];

const promoKinds: Kind[] = [
  ...fieldKinds('promoCode', 'promo-refused', {
    blank: fc.constantFrom('', ' ', '\t', '\u00a0'),
    'no code of ours': words(30).filter(unknownCode),
    'a code with more behind it': fc.constantFrom(...codes).map((code) => `${code}1`),
    'letters of another script': fc.constantFrom('WELСOME15', 'BІRTHDAY'),
    'a name that every object has': fc.constantFrom('__proto__', 'constructor', 'toString'),
  }),
  ...fieldKinds('promoCode', 'invalid', {
    'too long': fc.integer({ min: 31, max: 5000 }).map((many) => 'W'.repeat(many)),
    'a control character inside': fc.constantFrom('WELCOME\u000015', 'BIRTH\u001bDAY', 'A\nB'),
  }),
  kind(
    'promoCode: its minimum is not met',
    'promo-refused',
    changed(
      fc.constantFrom(...promos.filter(({ minOrder }) => minOrder > 0)),
      (order, { code }) => ({ ...order, lines: little, promoCode: code }),
    ),
  ),
];

const { lat, lng } = restaurant.coordinates;
const placeKinds: Kind[] = [
  ...fieldKinds('location.lat', 'invalid', {
    'north of the pole': fc.double({ min: 90.0001, max: 1e308, noNaN: true }),
    'south of the pole': fc.double({ min: -1e308, max: -90.0001, noNaN: true }),
  }),
  ...fieldKinds('location.lng', 'invalid', {
    'east of the date line': fc.double({ min: 180.0001, max: 1e308, noNaN: true }),
    'west of the date line': fc.double({ min: -1e308, max: -180.0001, noNaN: true }),
  }),
  kind(
    'location: farther than we deliver',
    'out-of-range',
    replaced(
      'location',
      fc
        .tuple(fc.double({ min: 0.1, max: 70, noNaN: true }), fc.constantFrom(1, -1))
        .map(([away, side]): Json => ({ lat: lat + side * away, lng })),
    ),
  ),
  kind(
    'location: latitude and longitude swapped',
    'out-of-range',
    changed(fc.constant(null), (order) => {
      const at = order['location'] as { lat: number; lng: number };
      return withValue(order, 'location', { lat: at.lng, lng: at.lat });
    }),
  ),
];

const paymentKinds = fieldKinds('paymentMethod', 'invalid', {
  'another way to pay': fc.constantFrom('online', 'upi', 'card', 'free', 'paid', ''),
  'in capitals or with spaces': fc.constantFrom('COD', 'Cod', ' cod', 'cod ', 'cod\n'),
  'any other text': fc.string().filter((text) => text !== 'cod'),
});

/** Values of the right type that are wrong all the same. */
export const valueKinds: Kind[] = [...keyKinds, ...promoKinds, ...placeKinds, ...paymentKinds];
