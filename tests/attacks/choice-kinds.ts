import fc from 'fast-check';
import { kind, type Kind } from './attack';
import { current, groupsOf, soldOutChoice } from './attacked-shop';
import type { Chosen, Line } from './expected-bill';
import { changed, fieldKinds, sent } from './field-kinds';
import { linesIn, plainLine, withLines } from './order-lines';
import { choosyOrder, type JsonObject } from './valid-order';

/** The order with other choices for its first line. */
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

/** Orders whose first line is of a dish for which the change can be made; `null` where it cannot. */
const refusedChoices = (why: string, change: (line: Line) => Chosen[] | null) =>
  kind(
    `choices: ${why}`,
    'choice-refused',
    choosyOrder
      .map((order) => ({ order, choices: change(linesIn(order)[0]!) }))
      .filter(({ choices }) => choices !== null)
      .map(({ order, choices }) => ({ ...sent(rechosen(order, choices!)), honest: order })),
  );

/** Choices that nobody can have made, and one that is gone. */
export const choiceKinds: Kind[] = [
  refusedChoices('what the group does not have', ({ choices: [first, ...others] }) => [
    { ...first!, choice: 'truffles' },
    ...others,
  ]),
  refusedChoices('a group that nobody has', ({ choices }) => [
    ...choices,
    { group: 'sauces', choice: 'truffles' },
  ]),
  refusedChoices('a group of another dish', (line) => {
    const own = groupsIn(line).map(({ id }) => id);
    const other = current.groups.find(({ id }) => !own.includes(id));
    return other ? [...line.choices, allOf(other)[0]!] : null;
  }),
  refusedChoices('one of them twice', ({ choices }) => [...choices, choices[0]!]),
  refusedChoices('more of a group than it allows', (line) => {
    const group = groupsIn(line).find(({ max, choices }) => choices.length > max);
    return group ? [...without(line, group.id), ...allOf(group)] : null;
  }),
  refusedChoices('a required group left out', (line) => {
    const group = groupsIn(line).find(({ min }) => min > 0);
    return group ? without(line, group.id) : null;
  }),
  kind(
    'choices: some for a dish that has none',
    'choice-refused',
    changed(fc.constantFrom(...plain), (order, dishId) => {
      const line = { ...plainLine(dishId), choices: [{ ...soldOutChoice }] };
      return withLines(order, [...linesIn(order), line]);
    }),
  ),
  kind(
    'choices: one that is sold out',
    'bill-changed',
    choosyOrder
      .map((order) => ({
        order,
        group: groupsIn(linesIn(order)[0]!).find(({ id }) => id === soldOutChoice.group),
      }))
      .filter(({ group }) => group !== undefined)
      .map(({ order, group }) => {
        const [line] = linesIn(order);
        const others = line!.choices.filter((chosen) => chosen.group === group!.id);
        const fitting = others.slice(0, group!.max - 1);
        const choices = [...without(line!, group!.id), ...fitting, soldOutChoice];
        return { ...sent(rechosen(order, choices)), honest: order };
      }),
  ),
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
