import { NoteSchema, type Dish, type OptionGroup } from '@burger/shared/contracts';
import { choicesProblem, groupProblem, priceWith } from '@burger/shared/order/lines';
import { aShop, dishOf } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import * as v from 'valibot';
import {
  beginChoosing,
  choose,
  chosenOf,
  groupsToAsk,
  isFull,
  lineOf,
  missingGroup,
  noteProblem,
  totalOf,
  whatCanBeHad,
} from './choosing';

const ids = ['a', 'b', 'c', 'd'];
const anyGroup = (id: string): fc.Arbitrary<OptionGroup> =>
  fc
    .record({
      kind: fc.constantFrom('one' as const, 'many' as const),
      choices: fc.uniqueArray(
        fc.record({
          id: fc.constantFrom(...ids),
          price: fc.nat(10_000),
          isVeg: fc.boolean(),
          isAvailable: fc.boolean(),
        }),
        { minLength: 1, selector: (choice) => choice.id },
      ),
      most: fc.integer({ min: 1, max: ids.length }),
      least: fc.nat(ids.length),
    })
    .map(({ kind, choices, most, least }) => {
      const max = kind === 'one' ? 1 : Math.min(most, choices.length);
      const named = choices.map((choice) => ({ ...choice, name: choice.id }));
      return { id, name: id, kind, min: Math.min(least, max), max, choices: named };
    });
const anyDish: fc.Arbitrary<Dish> = fc
  .tuple(anyGroup('x'), anyGroup('y'), anyGroup('z'))
  .map((groups) => ({ ...dishOf(3), groups }));
const anyMove = fc.record({ group: fc.nat(2), choice: fc.constantFrom(...ids, null) });
const moved = (dish: Dish, moves: readonly { group: number; choice: string | null }[]) =>
  moves.reduce(
    (chosen, { group, choice }) => choose(dish, chosen, dish.groups[group]!, choice),
    beginChoosing(dish).chosen,
  );

test('any choices give a dish a valid price, or missingGroup names a group that lacks a choice', () => {
  fc.assert(
    fc.property(anyDish, fc.array(anyMove), (dish, moves) => {
      const chosen = moved(dish, moves);
      const missing = missingGroup(dish, chosen);
      if (missing) expect(groupProblem(missing, chosen)).toBe('choice-missing');
      expect(choicesProblem(dish, chosen)).toBe(missing ? 'choice-missing' : null);
      const now = { chosen, note: '', quantity: 3, tried: false };
      expect(totalOf(dish, now)).toBe(3 * priceWith(dish, lineOf(dish, now).choices));
    }),
  );
});

test('a full option group accepts no more choices, and a second click removes one', () => {
  fc.assert(
    fc.property(anyDish, fc.array(anyMove), anyMove, (dish, moves, { group: at, choice }) => {
      const before = moved(dish, moves);
      const group = dish.groups[at]!;
      const own = chosenOf(group, before);
      const now = choose(dish, before, group, choice);
      const after = chosenOf(group, now);
      if (choice === null) expect(after).toEqual([]);
      else if (own.includes(choice)) expect(after).toEqual(own.filter((id) => id !== choice));
      else if (isFull(group, before)) expect(after).toEqual(own);
      else if (group.choices.some(({ id, isAvailable }) => id === choice && isAvailable))
        expect(after).toContain(choice);
      else expect(after).toEqual(group.kind === 'one' ? [] : own);
      for (const other of dish.groups.filter((one) => one !== group))
        expect(chosenOf(other, now)).toEqual(chosenOf(other, before));
    }),
  );
});

const paneer = dishOf(3);

test('a new line starts with the first choice of each required option group', () => {
  const chosen = [{ group: 'spice-hot', choice: 'spicy' }];
  expect(beginChoosing(paneer)).toEqual({ chosen, note: '', quantity: 1, tried: false });
});

test('a line opened for changing starts without choices that have sold out', () => {
  const later = dishOf(3, aShop({ soldOut: [{ what: 'spice-hot/extra-spicy', until: null }] }));
  const cheese = { group: 'extras-veg-burger', choice: 'cheese-slice' };
  const choices = [cheese, { group: 'spice-hot', choice: 'extra-spicy' }];
  const begun = beginChoosing(later, { dishId: 3, choices, note: '', quantity: 2 });
  expect(begun.chosen).toEqual([cheese]);
});

test('required option groups of a dish come first', () => {
  const groups = [paneer.groups[1]!, paneer.groups[2]!, paneer.groups[0]!];
  expect(groupsToAsk({ groups }).map(({ min }) => min)).toEqual([1, 0, 0]);
});

test('choices that the menu does not have are dropped, and the note is trimmed', () => {
  expect(whatCanBeHad(paneer, [{ group: 'gold', choice: 'leaf' }])).toEqual([]);
  const line = lineOf(paneer, { chosen: [], note: '  extra hot ', quantity: 2, tried: true });
  expect(line).toEqual({ dishId: 3, choices: [], note: 'extra hot', quantity: 2 });
});

const hostile = fc.constantFrom('\n', '\u0000', '\u202e', '\ud800', '\u2028', '<b>', ' ', '🍔');
const anyNote = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(hostile, fc.string({ maxLength: 60 })), { maxLength: 8 })
    .map((all) => all.join('')),
);

test('noteProblem agrees with NoteSchema for any note', () => {
  fc.assert(
    fc.property(anyNote, (note) => {
      expect(noteProblem(note) === null).toBe(v.is(NoteSchema, note));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['<b>extra hot</b>', null],
  ['x'.repeat(140), null],
  ['x'.repeat(141), 'too-long'],
  ['no\nonion', 'unprintable'],
])('noteProblem returns, for the note %j, %s', (note, problem) =>
  expect(noteProblem(note)).toBe(problem),
);
