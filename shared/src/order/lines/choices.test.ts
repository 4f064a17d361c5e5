import fc from 'fast-check';
import { parsePrice } from '../../pricing/money';
import { aShop } from '../../testing/a-shop';
import { defaultChoices, choicesMade, choicesProblem, isVegWith, priceWith } from './choices';

const { dishes } = aShop();
const choosable = dishes.filter(({ groups }) => groups.length > 0);

const group = (id: string, min: number, max: number) => ({
  id,
  name: id,
  kind: max === 1 ? ('one' as const) : ('many' as const),
  min,
  max,
  choices: [
    { id: 'none', name: 'None', price: 0, isVeg: true, isAvailable: true },
    { id: 'egg', name: 'Egg', price: 2_000, isVeg: false, isAvailable: true },
    { id: 'gone', name: 'Gone', price: 5_000, isVeg: true, isAvailable: false },
  ],
});
const dish = { price: '₹99', isVeg: true, groups: [group('spice', 1, 1), group('extras', 0, 2)] };
const chosen = (...texts: string[]) =>
  texts.map((text) => {
    const [of = '', choice = ''] = text.split('/');
    return { group: of, choice };
  });

test.each([
  [[], 'choice-missing'],
  [['spice/none'], null],
  [['spice/none', 'extras/egg', 'extras/none'], null],
  [['spice/none', 'spice/egg'], 'choice-too-many'],
  [['spice/none', 'extras/egg', 'extras/egg'], 'choice-too-many'],
  [['spice/none', 'extras/gone'], 'choice-unavailable'],
  [['spice/none', 'extras/truffle'], 'choice-unknown'],
  [['spice/none', 'sauces/mayo'], 'choice-unknown'],
])('choicesProblem of %j is %s', (requested, problem) =>
  expect(choicesProblem(dish, chosen(...requested))).toBe(problem),
);

test('dish options raise the price, and a non-vegetarian option makes the line non-vegetarian', () => {
  const requested = chosen('extras/egg', 'spice/none');
  expect(priceWith(dish, requested)).toBe(11_900);
  expect(isVegWith(dish, requested)).toBe(false);
  expect(isVegWith(dish, chosen('spice/none'))).toBe(true);
  expect(choicesMade(dish, requested).map(({ choice }) => choice.name)).toEqual(['None', 'Egg']);
});

test('the default options of every dish are valid and cost the price on its card', () => {
  for (const one of dishes) {
    const asItComes = defaultChoices(one);
    expect(choicesProblem(one, asItComes)).toBeNull();
    expect(priceWith(one, asItComes)).toBe(parsePrice(one.price));
  }
});

test('a valid combination of options, in any order, costs the sum of its parts', () => {
  const anyChoice = fc
    .constantFrom(...choosable)
    .chain((one) =>
      fc.tuple(
        fc.constant(one),
        fc.shuffledSubarray(
          one.groups.flatMap(({ id, choices }) =>
            choices.map((choice) => ({ group: id, choice: choice.id })),
          ),
        ),
      ),
    );
  fc.assert(
    fc.property(anyChoice, ([one, requested]) => {
      const sum = requested.reduce((paise, { group: of, choice }) => {
        const found = one.groups
          .find(({ id }) => id === of)
          ?.choices.find(({ id }) => id === choice);
        return paise + (found?.price ?? NaN);
      }, parsePrice(one.price));
      expect(priceWith(one, requested)).toBe(sum);
      const lawful = one.groups.every(({ id, min, max }) => {
        const many = requested.filter((made) => made.group === id).length;
        return many >= min && many <= max;
      });
      expect(choicesProblem(one, requested) === null).toBe(lawful);
    }),
  );
});
