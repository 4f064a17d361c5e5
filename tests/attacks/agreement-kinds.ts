import type { Published } from '@burger/shared/shop/publishing';
import fc from 'fast-check';
import { kindsOf, sent, type Kind } from './attack';
import { former, formerVersion, gone } from './attacked-shop';
import { isHad, type Line } from './expected-bill';
import { changed, fieldKinds, hex, noHex, replaced } from './fields';
import { agreed, choosyOrder, linesIn, ordersOf, quantity, validOrder } from './valid-order';
import { withValue, type JsonObject } from './valid-order';

const unknown = hex(12).filter((version) => version !== formerVersion);
const totalOf = (order: JsonObject) => order['agreedTotal'] as number;
const totalled = (change: (total: number) => number | string) =>
  validOrder.map((order) => sent(withValue(order, 'agreedTotal', change(totalOf(order)))));

type Wish = Parameters<typeof agreed>[0];

/** Returns orders with a certain line, agreed while the previous menu was current. */
const agreedBefore = (line: fc.Arbitrary<Line>, promoCode?: string) =>
  ordersOf(fc.tuple(line))
    .map((order) => ({ ...order, ...(promoCode !== undefined && { promoCode }) }))
    .map((order) => sent(agreed(order as Wish, formerVersion, former)));
const line = (dishId: number, choices: Line['choices'] = []) =>
  quantity.map((many): Line => ({ dishId, quantity: many, choices, note: '' }));

const { dish, group, choice } = gone.choice;
const asFormer = (order: JsonObject, document: Published) =>
  agreed(order as unknown as Wish, formerVersion, document);

/** Orders whose agreed bill is outdated: nothing is stored, and the response has the current bill. */
export const agreementKinds: Kind[] = [
  ...fieldKinds('version', 'invalid', noHex(12)),
  ...fieldKinds('agreedTotal', 'invalid', {
    negative: fc.integer({ max: -1 }),
    'not whole paise': fc.double({ min: 0, max: 1e6, noNaN: true }).filter((one) => one % 1 !== 0),
    'beyond exact integers': fc.constantFrom(2 ** 53, 1e21, 1.7e308),
  }),
  ...kindsOf('agreedTotal: ', 'invalid', {
    'the right amount as a text': totalled((total) => `${total}`),
  }),
  ...kindsOf('agreedTotal: ', 'bill-changed', {
    'a paisa more': totalled((total) => total + 1),
    'a paisa less': totalled((total) => total - 1),
    'in rupees': totalled((total) => Math.floor(total / 100)),
    'nothing or huge': replaced('agreedTotal', fc.constantFrom(0, 1e12, Number.MAX_SAFE_INTEGER)),
  }),
  ...kindsOf('', 'bill-changed', {
    'version: none that was ever published, and a bill of its own': changed(
      fc.tuple(unknown, fc.nat({ max: 100 })),
      (order, [version, agreedTotal]) => ({ ...order, version, agreedTotal }),
    ),
    'a price has changed since it was agreed': agreedBefore(line(gone.repriced)),
    'a dish has gone since it was agreed': agreedBefore(line(gone.dish)),
    'a choice has gone since it was agreed': agreedBefore(
      line(dish, [...gone.choice.required, { group, choice }]),
    ),
    'a promo has ended since it was agreed': agreedBefore(
      line(dish, gone.choice.required),
      gone.promo,
    ),
    'a promo that gives nothing any more, at the full price': ordersOf(
      fc.tuple(line(dish, gone.choice.required)),
    )
      .map((order) => agreed(order, formerVersion, former))
      .map((order) => sent({ ...order, promoCode: gone.promo })),
    'the way has become longer since it was agreed': replaced(
      'location',
      fc.constant({ lat: 13.1, lng: 77.708 }),
    ),
  }),
  // The menu version is outdated but the bill is still the same, so the order is placed.
  ...kindsOf('', 'no-effect', {
    'with a version that was never published, and the right bill': changed(
      unknown,
      (order, version) => ({ ...order, version }),
    ),
    'with the former version, where nothing of it has changed': choosyOrder
      .filter((order) => linesIn(order).every((one) => isHad(one) && one.dishId !== gone.repriced))
      .map((order) => sent(asFormer(order, former), order)),
  }),
];
