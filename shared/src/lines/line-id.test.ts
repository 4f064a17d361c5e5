import fc from 'fast-check';
import { lineIdOf } from './line-id';

const slug = fc.stringMatching(/^[a-z]{1,3}$/);
const anyWanted = fc.record({
  dishId: fc.integer({ min: 1, max: 3 }),
  choices: fc.uniqueArray(fc.record({ group: slug, choice: slug }), {
    selector: ({ group, choice }) => `${group}/${choice}`,
    maxLength: 3,
  }),
  note: fc.oneof(fc.constant(''), fc.string({ maxLength: 6 })),
});
const inOrder = ({ choices }: { choices: readonly { group: string; choice: string }[] }) =>
  choices.map(({ group, choice }) => `${group}/${choice}`).sort();

test('a dish alone is its own line', () =>
  expect(lineIdOf({ dishId: 12, choices: [], note: '' })).toBe('12'));

test('two are one line exactly when dish, choices and note are equal', () => {
  fc.assert(
    fc.property(anyWanted, anyWanted, (one, other) => {
      const equal =
        one.dishId === other.dishId &&
        one.note === other.note &&
        JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
      expect(lineIdOf(one) === lineIdOf(other)).toBe(equal);
      expect(lineIdOf({ ...one, choices: one.choices.toReversed() })).toBe(lineIdOf(one));
    }),
  );
});
