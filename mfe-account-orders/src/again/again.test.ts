import { lineInShop } from '@burger/shared/lines';
import type { OrderLine } from '@burger/shared/order';
import { parsePrice } from '@burger/shared/pricing';
import { aShop, dishOf } from '@burger/shared/testing';
import { orderAgain } from './again';

const evening = '2026-11-21T19:30:00.000+05:30';
const at = Date.parse('2026-11-21T18:00:00+05:30');

// A dish without groups, one with a required group and one that is out of season, whatever the menu is.
const shop = aShop();
const plain = dishOf(1);
const chosen = shop.dishes.find(
  ({ isAvailable, groups }) => isAvailable && groups.some(({ min }) => min > 0),
)!;
const required = chosen.groups.find(({ min }) => min > 0)!;
const last = required.choices.at(-1)!;
const outOfSeason = shop.dishes.find(({ isAvailable }) => !isAvailable)!;

const line = (dishId: number | null, changes: Partial<OrderLine> = {}): OrderLine => ({
  dishId,
  name: 'As it was called',
  price: null,
  quantity: 1,
  image: 'as-it-looked',
  choices: [],
  note: '',
  ...changes,
});
const withChoice = (choice: string, changes: Partial<OrderLine> = {}) =>
  line(chosen.id, {
    choices: [{ group: required.id, choice, name: 'As it was chosen', price: 0 }],
    ...changes,
  });

test("a line comes with its choices, note and quantity, at today's name and price", () => {
  const again = orderAgain([withChoice(last.id, { note: 'no onion', quantity: 3 })], shop);
  const wanted = {
    dishId: chosen.id,
    choices: [{ group: required.id, choice: last.id }],
    note: 'no onion',
    quantity: 3,
  };
  expect(again).toEqual({
    asked: [{ wanted, name: chosen.name }],
    missing: [],
    changed: [],
    total: 38_700,
    isLookedUp: true,
  });
});

test('a line of before dishes had choices comes as the dish does', () => {
  const [asked] = orderAgain([line(chosen.id)], shop).asked;
  const first = required.choices.find(({ isAvailable }) => isAvailable)!;
  expect(asked?.wanted.choices).toContainEqual({ group: required.id, choice: first.id });
  expect(lineInShop(asked!.wanted, shop).problem).toBeNull();
});

test('a price that is the same, or is not known, did not change', () => {
  const now = parsePrice(plain.price);
  expect(orderAgain([line(1, { price: now })], shop).changed).toEqual([]);
  expect(orderAgain([line(1, { price: null })], shop).changed).toEqual([]);
  expect(orderAgain([line(1, { price: now - 400 })], shop).changed).toEqual([
    { name: plain.name, was: now - 400, now },
  ]);
});

test('what costs something else is named with what was chosen of it', () => {
  const [changed] = orderAgain([withChoice(last.id, { price: 100 })], shop).changed;
  expect(changed?.name).toBe(`${chosen.name} (${last.name})`);
});

test('what is sold out is missing, with the time when it is back', () => {
  const today = aShop({ soldOut: [{ what: 1, until: evening }] }, at);
  expect(orderAgain([line(1)], today)).toMatchObject({
    asked: [],
    missing: [{ dishId: 1, name: plain.name, problem: 'sold-out', backAt: evening }],
  });
  const unknown = aShop({ soldOut: [{ what: 1, until: null }] }, at);
  expect(orderAgain([line(1)], unknown).missing[0]?.backAt).toBeNull();
});

test('what is out of season or gone is named, by its own name where the menu has none', () => {
  const past = [line(outOfSeason.id), line(999), line(null), line(-3)];
  const { asked, missing } = orderAgain(past, shop);
  expect(asked).toEqual([]);
  expect(missing.map(({ name, problem }) => [name, problem])).toEqual([
    [outOfSeason.name, 'out-of-season'],
    ['As it was called', 'dish-unknown'],
    ['As it was called', 'dish-unknown'],
    ['As it was called', 'dish-unknown'],
  ]);
});

test('a choice that is gone or sold out makes the line missing, never another line', () => {
  const soldOut = aShop({ soldOut: [{ what: `${required.id}/${last.id}`, until: null }] });
  const named = `${chosen.name} (As it was chosen)`;
  expect(orderAgain([withChoice(last.id)], soldOut)).toMatchObject({
    asked: [],
    missing: [{ dishId: chosen.id, name: named, problem: 'choice-unavailable' }],
  });
  expect(orderAgain([withChoice('left-the-menu')], shop)).toMatchObject({
    asked: [],
    missing: [{ dishId: chosen.id, name: named, problem: 'choice-unknown' }],
  });
});

test('where no shop is known, lines are asked for as they were', () => {
  const lines = [
    line(999, { price: 12_900, quantity: 2 }),
    withChoice('left-the-menu', { note: 'hot' }),
    line(null),
  ];
  const again = orderAgain(lines, undefined);
  expect(again.isLookedUp).toBe(false);
  expect(again.asked).toEqual([
    { wanted: { dishId: 999, choices: [], note: '', quantity: 2 }, name: 'As it was called' },
    {
      wanted: {
        dishId: chosen.id,
        choices: [{ group: required.id, choice: 'left-the-menu' }],
        note: 'hot',
        quantity: 1,
      },
      name: 'As it was called',
    },
  ]);
  expect(again.missing.map(({ problem }) => problem)).toEqual(['dish-unknown']);
  expect(again.changed).toEqual([]);
});
