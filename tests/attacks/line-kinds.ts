import fc from 'fast-check';
import { kindsOf, sent, type Kind } from './attack';
import { current, former, groupsOf, soldOutChoice, soldOutDish } from './attacked-shop';
import type { Chosen, Line } from './expected-bill';
import { changed, fieldKinds } from './fields';
import { choosyOrder, linesIn, plainLine, quantity, withLines } from './valid-order';
import type { Json, JsonObject } from './valid-order';

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
  ...kindsOf('lines: ', 'invalid', {
    'one of them twice': changed(quantity, (order, many) => {
      const lines = linesIn(order);
      return withLines(order, [...lines, { ...lines[0]!, quantity: many }]);
    }),
    'one of them twice, chosen in another order and with blanks around its note': choosyOrder.map(
      (order) => {
        const [line] = linesIn(order);
        const choices = [...line!.choices].reverse();
        const again = { ...line!, choices, note: ` ${line!.note}\u00a0` };
        return sent(withLines(order, [...linesIn(order), again]));
      },
    ),
    'a good one and one that is none': changed(
      fc.constantFrom<Json>(null, 7, 'x', [], {}),
      (order, bad) => withLines(order, [...linesIn(order), bad]),
    ),
  }),
];

const alsoOf = (dishes: fc.Arbitrary<number>) =>
  changed(dishes, (order, id) => withLines(order, [...linesIn(order), plainLine(id)]));

const dishKinds: Kind[] = [
  ...fieldKinds('lines.0.dishId', 'invalid', {
    'a fraction': fc.constantFrom(...ids).map((id) => id + 0.5),
    'beyond exact integers': fc.constantFrom(2 ** 53, 1e20, -1e20, 1.7e308),
  }),
  ...fieldKinds('lines.0.dishId', 'dish-unavailable', {
    'no dish of ours': fc.integer().filter((id) => !known.has(id)),
    'zero or less': fc.integer({ max: 0 }),
  }),
  ...fieldKinds('lines.0.quantity', 'invalid', {
    'none or less': fc.integer({ max: 0 }),
    'more than 99': fc.oneof(fc.integer({ min: 100 }), fc.constantFrom(1e21, 2 ** 53, 1.7e308)),
    'a fraction': fc.double({ min: 1, max: 99, noNaN: true }).filter((many) => many % 1 !== 0),
    'next to nothing': fc.constantFrom(5e-324, 1e-9, Number.EPSILON),
  }),
  ...kindsOf('lines: a dish that is ', 'bill-changed', {
    'out of season': alsoOf(fc.constantFrom(...outOfSeason)),
    'sold out': alsoOf(fc.constant(soldOutDish)),
  }),
];

const rechosen = (order: JsonObject, choices: Chosen[]) => {
  const [first, ...others] = linesIn(order);
  return withLines(order, [{ ...first!, choices }, ...others]);
};

const plain = current.dishes.filter(({ groups }) => groups.length === 0).map(({ id }) => id);
const groupsIn = ({ dishId }: Line) =>
  groupsOf(
    current.dishes.find(({ id }) => id === dishId)!,
    current,
  );
const without = ({ choices }: Line, group: string) =>
  choices.filter((chosen) => chosen.group !== group);
const allOf = ({ id, choices }: ReturnType<typeof groupsIn>[number]): Chosen[] =>
  choices.map((choice) => ({ group: id, choice: choice.id }));

/**
 * Returns orders with changed choices on the first line. `change` returns `null` for a dish that cannot be
 * changed like this.
 */
const otherChoices = (change: (line: Line) => Chosen[] | null) =>
  choosyOrder
    .map((order) => ({ order, choices: change(linesIn(order)[0]!) }))
    .filter(({ choices }) => choices !== null)
    .map(({ order, choices }) => sent(rechosen(order, choices!)));

const choiceKinds: Kind[] = [
  ...kindsOf('choices: ', 'choice-refused', {
    'what the group does not have': otherChoices(({ choices: [first, ...others] }) => [
      { ...first!, choice: 'truffles' },
      ...others,
    ]),
    'a group that nobody has': otherChoices(({ choices }) => [
      ...choices,
      { group: 'sauces', choice: 'truffles' },
    ]),
    'a group of another dish': otherChoices((line) => {
      const own = groupsIn(line).map(({ id }) => id);
      const other = current.groups.find(({ id }) => !own.includes(id));
      return other ? [...line.choices, allOf(other)[0]!] : null;
    }),
    'one of them twice': otherChoices(({ choices }) => [...choices, choices[0]!]),
    'more of a group than it allows': otherChoices((line) => {
      const group = groupsIn(line).find(({ max, choices }) => choices.length > max);
      return group ? [...without(line, group.id), ...allOf(group)] : null;
    }),
    'a required group left out': otherChoices((line) => {
      const group = groupsIn(line).find(({ min }) => min > 0);
      return group ? without(line, group.id) : null;
    }),
    'some for a dish that has none': changed(fc.constantFrom(...plain), (order, dishId) =>
      withLines(order, [...linesIn(order), plainLine(dishId, [{ ...soldOutChoice }])]),
    ),
  }),
  ...kindsOf('choices: ', 'bill-changed', {
    'one that is sold out': otherChoices((line) => {
      const group = groupsIn(line).find(({ id }) => id === soldOutChoice.group);
      if (!group) return null;
      const others = line.choices.filter((chosen) => chosen.group === group.id);
      return [...without(line, group.id), ...others.slice(0, group.max - 1), soldOutChoice];
    }),
  }),
  ...fieldKinds('lines.0.choices', 'invalid', {
    'more than any dish can ask for': fc
      .integer({ min: 41, max: 400 })
      .map((many) => Array.from({ length: many }, () => ({ group: 'extras', choice: 'cheese' }))),
    'names alone': fc.constant(['cheese-slice']),
    'pairs as lists': fc.constant([['extras', 'cheese-slice']]),
  }),
  ...['group', 'choice'].flatMap((name) =>
    fieldKinds(`lines.0.choices.0.${name}`, 'invalid', {
      blank: fc.constantFrom('', ' ', '\t'),
      'no name for programs': fc.constantFrom('Cheese', 'cheese slice', 'cheese_slice', 'ಚೀಸ್', '-'),
      'too long': fc.integer({ min: 41, max: 5000 }).map((many) => 'x'.repeat(many)),
      'a path': fc.constantFrom('../cheese', 'extras/cheese', '__proto__', 'a\u0000b'),
    }),
  ),
];

export const lineKinds: Kind[] = [...listKinds, ...dishKinds, ...choiceKinds];
