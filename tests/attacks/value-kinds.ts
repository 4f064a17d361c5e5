import { restaurant } from '@burger/shared/restaurant';
import fc from 'fast-check';
import { kindsOf, sent, type Kind } from './attack';
import { current, former } from './attacked-shop';
import { changed, fieldKinds, noHex, replaced } from './fields';
import { validOrder, withValue, words, type Json } from './valid-order';

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
  ...kindsOf('promoCode: ', 'promo-refused', {
    'its minimum is not met': changed(
      fc.constantFrom(...promos.filter(({ minOrder }) => minOrder > 0)),
      (order, { code }) => ({ ...order, lines: little, promoCode: code }),
    ),
  }),
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
  ...kindsOf('location: ', 'out-of-range', {
    'farther than we deliver': replaced(
      'location',
      fc
        .tuple(fc.double({ min: 0.1, max: 70, noNaN: true }), fc.constantFrom(1, -1))
        .map(([away, side]): Json => ({ lat: lat + side * away, lng })),
    ),
    'latitude and longitude swapped': validOrder.map((order) => {
      const at = order['location'] as { lat: number; lng: number };
      return sent(withValue(order, 'location', { lat: at.lng, lng: at.lat }));
    }),
  }),
];

const paymentKinds = fieldKinds('paymentMethod', 'invalid', {
  'another way to pay': fc.constantFrom('online', 'upi', 'card', 'free', 'paid', ''),
  'in capitals or with spaces': fc.constantFrom('COD', 'Cod', ' cod', 'cod ', 'cod\n'),
  'any other text': fc.string().filter((text) => text !== 'cod'),
});

const limits = {
  'customer.name': { most: 80, lines: false, required: true },
  'customer.email': { most: 254, lines: false, required: false },
  'customer.address': { most: 300, lines: true, required: true },
  'customer.landmark': { most: 120, lines: false, required: false },
  'customer.specialInstructions': { most: 500, lines: true, required: false },
  'customer.legalName': { most: 120, lines: false, required: false },
  'customer.billingAddress': { most: 300, lines: true, required: false },
  'lines.0.note': { most: 140, lines: false, required: false },
};

const inside = (odd: fc.Arbitrary<string>): fc.Arbitrary<Json> =>
  fc.tuple(words(20), odd, words(20)).map(([before, it, after]) => before + it + after);

const signs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
const controls = [...signs(0, 8), ...signs(0x0e, 0x1f), ...signs(0x7f, 0x84), ...signs(0x86, 0x9f)];
const unseen = ['\u200b', '\u200e', '\u202e', '\u2066', '\u3164', '\u2800'];

const textKinds = Object.entries(limits).flatMap(([field, { most, lines, required }]) =>
  fieldKinds(field, 'invalid', {
    'too long': fc.integer({ min: most + 1, max: 10_000 }).map((many) => 'x'.repeat(many)),
    'a control character inside': inside(fc.constantFrom(...controls)),
    'half of a character': inside(fc.constantFrom('\ud83d', '\ude00', '\udfff\ud800')),
    ...(!lines && { 'more than one line': inside(fc.constantFrom('\n', '\r', '\r\n')) }),
    ...(required && {
      blank: fc.constantFrom('', ' ', '\n\t', '\u00a0\u3000', '\ufeff', ...unseen),
    }),
  }),
);

const emailKinds = fieldKinds('customer.email', 'invalid', {
  'no address': fc.constantFrom(
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'asha at example.in',
  ),
  'two addresses': fc.constantFrom('asha@example.in, ravi@example.in', 'asha@example.in;ravi@x.in'),
  'a name before it': fc.constantFrom('Asha <asha@example.in>', 'asha @example.in'),
});

const digits = (from: number, to: number) => fc.integer({ min: from, max: to }).map(String);
const phoneKinds = fieldKinds('customer.phone', 'invalid', {
  blank: fc.constantFrom('', ' ', '--', '+'),
  'too few digits': digits(0, 999_999_999),
  'too many digits': digits(1e13, 9e14),
  'no mobile number': digits(1_000_000_000, 5_999_999_999),
  'of another country': digits(6e9, 9_999_999_999).map((number) => `+1${number}`),
  letters: fc.constantFrom('nine eight seven', '98765O4321', '9876543210x'),
  'other signs inside': fc.constantFrom('98765/43210', '98765_43210', '9876543210#1'),
  'too long': fc.integer({ min: 31, max: 5000 }).map((many) => '9'.repeat(many)),
  'a control character inside': fc.constantFrom('98765\u000043210', '98765\u001b43210'),
});

export const valueKinds: Kind[] = [
  ...fieldKinds('idempotencyKey', 'invalid', noHex(32)),
  ...promoKinds,
  ...placeKinds,
  ...paymentKinds,
  ...textKinds,
  ...emailKinds,
  ...phoneKinds,
];
