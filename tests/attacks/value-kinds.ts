import { dishes } from '@burger/shared/catalogue';
import { restaurant } from '@burger/shared/restaurant';
import fc from 'fast-check';
import { kind, type Kind } from './attack';
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
  'with spaces around': hex(32).map((key) => ` ${key} `),
  'with a mark of hex in front': hex(30).map((key) => `0x${key}`),
  'a uuid': fc.uuid(),
  'a path': fc.constantFrom('../../users/asha', 'orders/x', '..', '.', '/', '\\..\\'),
  'a reserved name': fc.constantFrom('__proto__', 'constructor', '__id7__', 'toString'),
});

const onSale = dishes.filter(({ isAvailable }) => isAvailable).map(({ id }) => id);
const offSale = dishes.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id);
const known = new Set(dishes.map(({ id }) => id));

const dishKinds: Kind[] = [
  ...fieldKinds('items', 'invalid', {
    'no lines': fc.constant([]),
    'more than 50 lines': fc
      .integer({ min: 51, max: 900 })
      .map((many) => Array.from({ length: many }, (_, id) => ({ id, quantity: 1 }))),
    'a list in a list': fc.constantFrom(...onSale).map((id) => [[{ id, quantity: 1 }]]),
    'an object that poses as a list': fc
      .constantFrom(...onSale)
      .map((id) => ({ 0: { id, quantity: 1 }, length: 1 })),
  }),
  kind(
    'items: one dish on two lines',
    'invalid',
    changed(fc.integer({ min: 1, max: 99 }), (order, quantity) => {
      const lines = order['items'] as { id: number; quantity: number }[];
      return withValue(order, 'items', [...lines, { id: lines[0]!.id, quantity }]);
    }),
  ),
  kind(
    'items: a good line and one that is none',
    'invalid',
    changed(fc.constantFrom<Json>(null, 7, 'x', [], {}), (order, bad) =>
      withValue(order, 'items', [...(order['items'] as Json[]), bad]),
    ),
  ),
  ...fieldKinds('items.0.id', 'invalid', {
    'a fraction': fc.constantFrom(...onSale).map((id) => id + 0.5),
    'beyond exact integers': fc.constantFrom(2 ** 53, 1e20, -1e20, 1.7e308),
  }),
  ...fieldKinds('items.0.id', 'dish-unavailable', {
    'no dish of ours': fc.integer().filter((id) => !known.has(id)),
    'zero or less': fc.integer({ max: 0 }),
    'out of season': fc.constantFrom(...offSale),
  }),
  ...fieldKinds('items.0.quantity', 'invalid', {
    none: fc.constant(0),
    'less than none': fc.integer({ max: -1 }),
    'more than 99': fc.integer({ min: 100 }),
    huge: fc.constantFrom(1e21, 2 ** 53, 1.7e308),
    'a fraction': fc
      .double({ min: 1, max: 99, noNaN: true })
      .filter((quantity) => !Number.isInteger(quantity)),
    'next to nothing': fc.constantFrom(5e-324, 1e-9, Number.EPSILON),
  }),
];

const codes = new Set(restaurant.promos.map(({ code }) => code));
const unknownCode = (code: string) => !codes.has(code.trim().toUpperCase());
const aloo = [{ id: 1, quantity: 1 }];

const promoKinds: Kind[] = [
  ...fieldKinds('promoCode', 'promo-refused', {
    blank: fc.constantFrom('', ' ', '\t', '\u00a0'),
    'no code of ours': words(30).filter(unknownCode),
    'a code with more behind it': fc.constantFrom(...codes).map((code) => `${code}1`),
    'letters of another script': fc.constantFrom('WELСOME15', 'ＢＩＲＴＨＤＡＹ', 'BІRTHDAY'),
    'a space inside': fc.constantFrom('WELCOME 15', 'BIRTH DAY', 'FAMILY\u200b5'),
    'a name that every object has': fc.constantFrom('__proto__', 'constructor', 'toString'),
    'two codes': fc.constantFrom('WELCOME15,BIRTHDAY', 'WELCOME15 BIRTHDAY', 'FAMILY5|HAPPY30'),
    'a query': fc.constantFrom("' OR 1=1 --", '{"$ne":null}', '%', '*'),
  }),
  ...fieldKinds('promoCode', 'invalid', {
    'too long': fc.integer({ min: 31, max: 5000 }).map((many) => 'W'.repeat(many)),
    'a control character inside': fc.constantFrom('WELCOME\u000015', 'BIRTH\u001bDAY', 'A\nB'),
  }),
  kind(
    'promoCode: its minimum is not met',
    'promo-refused',
    changed(
      fc.constantFrom(...restaurant.promos.filter(({ minOrder }) => minOrder > 0)),
      (order, { code }) => ({ ...order, items: aloo, promoCode: code }),
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
  kind(
    'location: nowhere in particular',
    'out-of-range',
    replaced('location', fc.constantFrom({ lat: 0, lng: 0 }, { lat: -lat, lng: lng - 180 })),
  ),
];

const paymentKinds = fieldKinds('paymentMethod', 'invalid', {
  'another way to pay': fc.constantFrom('online', 'upi', 'card', 'free', 'paid', ''),
  'in capitals or with spaces': fc.constantFrom('COD', 'Cod', ' cod', 'cod ', 'cod\n'),
  'any other text': fc.string().filter((text) => text !== 'cod'),
});

/** Values of the right type that are wrong all the same. */
export const valueKinds: Kind[] = [
  ...keyKinds,
  ...dishKinds,
  ...promoKinds,
  ...placeKinds,
  ...paymentKinds,
];
