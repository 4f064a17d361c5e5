import type { Published } from '@burger/shared/publishing';
import fc from 'fast-check';
import { kind, type Kind } from './attack';
import { former, formerVersion, gone } from './attacked-shop';
import { isHad, type Line } from './expected-bill';
import { changed, fieldKinds, replaced, sent } from './field-kinds';
import {
  agreed,
  choosyOrder,
  ordersOf,
  quantity,
  validOrder,
  withValue,
  type JsonObject,
} from './valid-order';

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));
const unknown = hex(12).filter((version) => version !== formerVersion);

const totalKinds: Kind[] = [
  ...fieldKinds('agreedTotal', 'invalid', {
    negative: fc.integer({ max: -1 }),
    'not whole paise': fc.double({ min: 0, max: 1e6, noNaN: true }).filter((one) => one % 1 !== 0),
    'beyond exact integers': fc.constantFrom(2 ** 53, 1e21, 1.7e308),
    'its own amount as a text': fc.integer({ min: 0, max: 1e6 }).map(String),
  }),
  kind(
    'agreedTotal: the right amount as a text',
    'invalid',
    validOrder.map((order) => sent(withValue(order, 'agreedTotal', `${order['agreedTotal']}`))),
  ),
  kind(
    'agreedTotal: a paisa off',
    'bill-changed',
    changed(fc.constantFrom(1, -1), (order, off) =>
      withValue(order, 'agreedTotal', (order['agreedTotal'] as number) + off),
    ),
  ),
  kind(
    'agreedTotal: in rupees',
    'bill-changed',
    validOrder.map((order) =>
      sent(withValue(order, 'agreedTotal', Math.floor((order['agreedTotal'] as number) / 100))),
    ),
  ),
  ...fieldKinds('agreedTotal', 'bill-changed', {
    nothing: fc.constant(0),
    huge: fc.constantFrom(1e12, Number.MAX_SAFE_INTEGER),
  }),
];

const versionKinds: Kind[] = [
  ...fieldKinds('version', 'invalid', {
    'too short': fc.integer({ min: 0, max: 11 }).chain(hex),
    'too long': fc.integer({ min: 13, max: 200 }).chain(hex),
    'in capitals': hex(11).map((digits) => `${digits}F`),
    'not hex digits': fc
      .tuple(hex(11), fc.constantFrom(...'gzG/.%*_- \u0000é०'))
      .map(([digits, odd]) => digits + odd),
    'with a line break behind': hex(12).map((version) => `${version}\n`),
    'a path': fc.constantFrom('../shop/live', 'shop/live', '..', '/', '__proto__', 'constructor'),
  }),
  kind(
    'version: none that was ever published, and a bill of its own',
    'bill-changed',
    changed(fc.tuple(unknown, fc.nat({ max: 100 })), (order, [version, total]) => ({
      ...order,
      version,
      agreedTotal: total,
    })),
  ),
];

type Wish = Parameters<typeof agreed>[0];

/** Orders of a line beside others, agreed to when the former document was current. */
const agreedBefore = (line: fc.Arbitrary<Line>, promoCode?: string) =>
  fc
    .tuple(ordersOf(fc.tuple(line)), fc.constant(promoCode))
    .map(([order, code]) => ({ ...order, ...(code !== undefined && { promoCode: code }) }))
    .map((order) => sent(agreed(order as Wish, formerVersion, former)));
const line = (dishId: number, choices: Line['choices'] = []) =>
  quantity.map((many): Line => ({ dishId, quantity: many, choices, note: '' }));

const { dish, group, choice } = gone.choice;
const asFormer = (order: JsonObject, document: Published) =>
  agreed(order as unknown as Wish, formerVersion, document);

const changeKinds: Kind[] = [
  kind(
    'a price has changed since it was agreed',
    'bill-changed',
    agreedBefore(line(gone.repriced)),
  ),
  kind('a dish has gone since it was agreed', 'bill-changed', agreedBefore(line(gone.dish))),
  kind(
    'a choice has gone since it was agreed',
    'bill-changed',
    agreedBefore(line(dish, [...gone.choice.required, { group, choice }])),
  ),
  kind(
    'a promo has ended since it was agreed',
    'bill-changed',
    agreedBefore(line(dish, gone.choice.required), gone.promo),
  ),
  kind(
    'a promo that gives nothing any more, at the full price',
    'bill-changed',
    ordersOf(fc.tuple(line(dish, gone.choice.required)))
      .map((order) => agreed(order, formerVersion, former))
      .map((order) => sent({ ...order, promoCode: gone.promo })),
  ),
  kind(
    'the way has become longer since it was agreed',
    'bill-changed',
    replaced('location', fc.constant({ lat: 13.1, lng: 77.708 })),
  ),
];

/** Orders that are agreed to under another version, but to the very bill of today: they are placed. */
export const harmlessVersionKinds: Kind[] = [
  kind(
    'with a version that was never published, and the right bill',
    'no-effect',
    changed(unknown, (order, version) => ({ ...order, version })),
  ),
  kind(
    'with the former version, where nothing of it has changed',
    'no-effect',
    choosyOrder
      .filter((order) => {
        const lines = order['lines'] as unknown as Line[];
        return lines.every((one) => isHad(one) && one.dishId !== gone.repriced);
      })
      .map((order) => ({ ...sent(asFormer(order, former)), honest: order })),
  ),
];

/** Orders to a bill that is not the one of today: nothing is stored, and today's is answered. */
export const agreementKinds: Kind[] = [...totalKinds, ...versionKinds, ...changeKinds];
