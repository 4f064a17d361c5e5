import fc from 'fast-check';
import { aShop, dishOf } from '../../testing/a-shop';
import { defaultChoices } from './choices';
import { lineIdOf } from './line-id';
import { isOrderable, lineInShop } from './line-in-shop';

const shop = aShop();
const paneer = dishOf(3);
const extras = paneer.groups.find(({ kind }) => kind === 'many')!;
const [cheese] = extras.choices;
const withCheese = {
  dishId: 3,
  choices: [...defaultChoices(paneer), { group: extras.id, choice: cheese!.id }],
  note: 'no onion please',
  quantity: 2,
};

test("lineInShop adds the dish's name, image and price with options", () => {
  expect(lineInShop(withCheese, shop)).toMatchObject({
    ...withCheese,
    name: 'Spicy Paneer Burger',
    image: 'spicy-paneer-burger',
    price: 12_900 + cheese!.price,
    problem: null,
    backAt: null,
  });
  expect(lineInShop(withCheese, shop).chosen).toContainEqual({
    name: cheese!.name,
    price: cheese!.price,
  });
});

test('a cart line of a sold-out dish costs 0 and says until when it is sold out', () => {
  const soldOut = [{ what: 3, until: '2026-11-22T14:00:00.000Z' }];
  const today = aShop({ soldOut }, Date.parse('2026-11-22T12:00:00Z'));
  expect(lineInShop(withCheese, today)).toMatchObject({
    ...{ name: 'Spicy Paneer Burger', price: 0 },
    ...{ problem: 'sold-out', backAt: '2026-11-22T14:00:00.000Z' },
  });
});

test('a cart line names its sold-out options and when all of them are back', () => {
  const [, paneerExtra] = extras.choices;
  const choices = [cheese!, paneerExtra!].map(({ id }) => ({ group: extras.id, choice: id }));
  const requested = { ...withCheese, choices: [...defaultChoices(paneer), ...choices] };
  const sold = (...untils: (string | null)[]) => {
    const soldOut = untils.map((until, at) => ({
      what: `${extras.id}/${extras.choices[at]!.id}`,
      until,
    }));
    return lineInShop(requested, aShop({ soldOut }, Date.parse('2026-11-22T12:00:00Z')));
  };
  const [early, late] = ['2026-11-22T14:00:00.000Z', '2026-11-22T15:00:00.000Z'];
  expect(sold(early)).toMatchObject({
    ...{ problem: 'choice-unavailable', price: 0, backAt: early },
    gone: [{ group: extras.id, choice: cheese!.id, name: cheese!.name }],
  });
  expect(sold(early, late)).toMatchObject({
    backAt: late,
    gone: [{}, { name: paneerExtra!.name }],
  });
  expect(sold(early, null).backAt).toBeNull();
  expect(sold()).not.toHaveProperty('gone');
});

test('a cart line of a dish that left the menu stays, with the problem dish-unknown', () => {
  const gone = lineInShop({ dishId: 999, choices: [], note: '', quantity: 1 }, shop);
  expect(gone).toMatchObject({ lineId: '999', price: 0, problem: 'dish-unknown' });
});

test('a dish out of season reports out-of-season and is not orderable', () => {
  const mango = shop.dishes.find(({ isAvailable }) => !isAvailable)!;
  const line = { dishId: mango.id, choices: [], note: '', quantity: 1 };
  expect(lineInShop(line, shop).problem).toBe('out-of-season');
  expect(isOrderable(mango)).toBe(false);
  expect(isOrderable(paneer)).toBe(true);
});

const slug = fc.stringMatching(/^[a-z]{1,3}$/);
const anyRequested = fc.record({
  dishId: fc.integer({ min: 1, max: 3 }),
  choices: fc.uniqueArray(fc.record({ group: slug, choice: slug }), {
    selector: ({ group, choice }) => `${group}/${choice}`,
    maxLength: 3,
  }),
  note: fc.oneof(fc.constant(''), fc.string({ maxLength: 6 })),
});
const inOrder = ({ choices }: { choices: readonly { group: string; choice: string }[] }) =>
  choices.map(({ group, choice }) => `${group}/${choice}`).sort();

test('two line ids are equal exactly if dish, options and note are equal', () => {
  fc.assert(
    fc.property(anyRequested, anyRequested, (one, other) => {
      const equal =
        one.dishId === other.dishId &&
        one.note === other.note &&
        JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
      expect(lineIdOf(one) === lineIdOf(other)).toBe(equal);
      expect(lineIdOf({ ...one, choices: one.choices.toReversed() })).toBe(lineIdOf(one));
    }),
  );
});
