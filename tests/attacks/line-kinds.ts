import fc from 'fast-check';
import { kind, type Kind } from './attack';
import { current, former, soldOutDish } from './attacked-shop';
import { changed, fieldKinds, sent } from './field-kinds';
import { linesIn, plainLine, withLines } from './order-lines';
import { choosyOrder, quantity, type Json } from './valid-order';

const ids = current.dishes.map(({ id }) => id);
const known = new Set(former.dishes.map(({ id }) => id));
const outOfSeason = current.dishes.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id);

const listKinds: Kind[] = [
  ...fieldKinds('lines', 'invalid', {
    'no lines': fc.constant([]),
    'more than 50 lines': fc
      .integer({ min: 51, max: 600 })
      .map((many) => Array.from({ length: many }, (_, at) => plainLine(at + 1))),
    'a list in a list': fc.constantFrom(...ids).map((id) => [[plainLine(id)]]),
    'an object that poses as a list': fc
      .constantFrom(...ids)
      .map((id) => ({ 0: plainLine(id), length: 1 })),
  }),
  kind(
    'lines: one of them twice',
    'invalid',
    changed(quantity, (order, many) => {
      const lines = linesIn(order);
      return withLines(order, [...lines, { ...lines[0]!, quantity: many }]);
    }),
  ),
  kind(
    'lines: one of them twice, chosen in another order and with blanks around its note',
    'invalid',
    choosyOrder.map((order) => {
      const [line] = linesIn(order);
      const again = {
        ...line!,
        choices: [...line!.choices].reverse(),
        note: ` ${line!.note}\u00a0`,
      };
      return sent(withLines(order, [...linesIn(order), again]));
    }),
  ),
  kind(
    'lines: a good one and one that is none',
    'invalid',
    changed(fc.constantFrom<Json>(null, 7, 'x', [], {}), (order, bad) =>
      withLines(order, [...linesIn(order), bad]),
    ),
  ),
];

const quantities = {
  none: fc.constant(0),
  'less than none': fc.integer({ max: -1 }),
  'more than 99': fc.integer({ min: 100 }),
  huge: fc.constantFrom(1e21, 2 ** 53, 1.7e308),
  'a fraction': fc
    .double({ min: 1, max: 99, noNaN: true })
    .filter((many) => !Number.isInteger(many)),
  'next to nothing': fc.constantFrom(5e-324, 1e-9, Number.EPSILON),
};
const fractions = {
  'a fraction': fc.constantFrom(...ids).map((id) => id + 0.5),
  'beyond exact integers': fc.constantFrom(2 ** 53, 1e20, -1e20, 1.7e308),
};
const strangers = {
  'no dish of ours': fc.integer().filter((id) => !known.has(id)),
  'zero or less': fc.integer({ max: 0 }),
};

const dishKinds: Kind[] = [
  ...fieldKinds('lines.0.dishId', 'invalid', fractions),
  ...fieldKinds('lines.0.dishId', 'dish-unavailable', strangers),
  ...fieldKinds('lines.0.quantity', 'invalid', quantities),
  ...[
    ['out of season', fc.constantFrom(...outOfSeason)] as const,
    ['sold out', fc.constant(soldOutDish)] as const,
  ].map(([why, dishes]) =>
    kind(
      `lines: a dish that is ${why}`,
      'bill-changed',
      changed(dishes, (order, id) => withLines(order, [...linesIn(order), plainLine(id)])),
    ),
  ),
];

/** What is ordered, as nobody can have ordered it. */
export const lineKinds: Kind[] = [...listKinds, ...dishKinds];
