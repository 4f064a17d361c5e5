import type { Shop, LineInput } from '@burger/shared/contracts';
import { lineInShop } from '@burger/shared/order/lines';
import { type OrderLine, readOrder } from '@burger/shared/order';
import { parsePrice } from '@burger/shared/pricing';
import { aBus } from '@burger/shared/testing';
import { aShop, dishOf } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import { choiceNames, createReorder, lineText, orderAgain } from './again';

const evening = '2026-11-21T19:30:00.000+05:30';
const at = Date.parse('2026-11-21T18:00:00+05:30');

// Examples taken from the menu: a dish without option groups, one with a required group, and one out of
// season.
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

test("an order line is ordered again with choices, note and quantity, at today's name and price", () => {
  const again = orderAgain([withChoice(last.id, { note: 'no onion', quantity: 3 })], shop);
  const choices = [{ group: required.id, choice: last.id }];
  const requested = { dishId: chosen.id, choices, note: 'no onion', quantity: 3 };
  expect(again).toEqual({
    requested: [{ wanted: requested, name: chosen.name }],
    missing: [],
    changed: [],
    total: 38_700,
    isLookedUp: true,
  });
});

test('an order line stored before dishes had choices gets the default choices', () => {
  const [requested] = orderAgain([line(chosen.id)], shop).requested;
  const first = required.choices.find(({ isAvailable }) => isAvailable)!;
  expect(requested?.wanted.choices).toContainEqual({ group: required.id, choice: first.id });
  expect(lineInShop(requested!.wanted, shop).problem).toBeNull();
});

test('reordering lists a changed price with the choices, but no change of an unknown former price', () => {
  const now = parsePrice(plain.price);
  const changed = (one: OrderLine) => orderAgain([one], shop).changed;
  expect(changed(line(1, { price: now }))).toEqual([]);
  expect(changed(line(1, { price: null }))).toEqual([]);
  expect(changed(line(1, { price: now - 400 }))).toEqual([
    { name: plain.name, was: now - 400, now },
  ]);
  expect(changed(withChoice(last.id, { price: 100 }))[0]?.name).toBe(
    `${chosen.name} (${last.name})`,
  );
});

const soldOut = (what: number | string, until: string | null = null) =>
  aShop({ soldOut: [{ what, until }] }, at);
const choiceSoldOut = soldOut(`${required.id}/${last.id}`);
const named = `${chosen.name} (As it was chosen)`;

test.each<[string, OrderLine, Shop, string, string, string | null]>([
  ['sold out', line(1), soldOut(1, evening), plain.name, 'sold-out', evening],
  ['sold out for long', line(1), soldOut(1), plain.name, 'sold-out', null],
  ['out of season', line(outOfSeason.id), shop, outOfSeason.name, 'out-of-season', null],
  ['gone', line(999), shop, 'As it was called', 'dish-unknown', null],
  ['of no dish', line(null), shop, 'As it was called', 'dish-unknown', null],
  ['of a damaged dish', line(-3), shop, 'As it was called', 'dish-unknown', null],
  ['chosen so', withChoice(last.id), choiceSoldOut, named, 'choice-unavailable', null],
  ['chosen with what is gone', withChoice('gone'), shop, named, 'choice-unknown', null],
])(
  'a reordered line whose dish or choice is %s is listed as missing by its name',
  (_what, one, now, ...row) => {
    const [name, problem, backAt] = row;
    expect(orderAgain([one], now)).toMatchObject({
      requested: [],
      missing: [{ name, problem, backAt }],
    });
  },
);

test('without shop data the lines of an old order are requested unchanged', () => {
  const noted = withChoice('left-the-menu', { note: 'hot' });
  const again = orderAgain(
    [line(999, { price: 12_900, quantity: 2 }), noted, line(null)],
    undefined,
  );
  const choices = [{ group: required.id, choice: 'left-the-menu' }];
  expect(again).toMatchObject({ isLookedUp: false, changed: [] });
  expect(again.requested.map(({ wanted }) => wanted)).toEqual([
    { dishId: 999, choices: [], note: '', quantity: 2 },
    { dishId: chosen.id, choices, note: 'hot', quantity: 1 },
  ]);
  expect(again.missing.map(({ problem }) => problem)).toEqual(['dish-unknown']);
});

test('in a damaged order, a choice without a name is skipped and such a dish gets a placeholder', () => {
  const choice = (name: string) => ({ group: 'extras', choice: 'x', name, price: 0 });
  expect(choiceNames(line(1, { choices: [choice(''), choice('Hot')] }))).toEqual(['Hot']);
  expect(lineText(line(1, { name: '' }), 'Dish without a name')).toBe('Dish without a name');
});

describe('reordering', () => {
  function setUp(now?: Shop) {
    const bus = aBus();
    if (now) bus.emit('shop/changed', now);
    const requests: LineInput[] = [];
    const listen = () =>
      bus.on('cart/add-requested').subscribe(({ wanted }) => requests.push(wanted));
    return { bus, requested: requests, listen, reorder: createReorder(bus) };
  }

  test('reordering requests each line once with quantity and note, even before the cart listens', () => {
    const { bus, requested, listen, reorder } = setUp(shop);
    const before = { dishId: 1, choices: [], note: '', quantity: 3 };
    bus.emit('cart/add-requested', { name: '', wanted: before });
    reorder([line(1, { quantity: 2 }), line(1, { note: 'well done' }), line(999)]);
    listen();
    expect(requested).toEqual([
      before,
      { ...before, quantity: 2 },
      { ...before, note: 'well done', quantity: 1 },
    ]);
  });

  test.each([
    ['a\u0000b\nc', 'a b c'],
    ['no \u202Enoino', 'no noino'],
    [`${'x'.repeat(139)}\u{1F354}`, 'x'.repeat(139)],
    ['x'.repeat(10_000), 'x'.repeat(140)],
  ])('reordering cleans a note that the contract would refuse: case %#', (note, held) =>
    expect(orderAgain([line(1, { note })], shop).requested[0]?.wanted.note).toBe(held),
  );

  test.each([
    ['with', shop],
    ['without', undefined],
  ])('reordering any damaged order requests only valid lines, %s shop data', (_name, now) => {
    const { listen, reorder } = setUp(now);
    listen();
    const hostile = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.double(),
      fc.constantFrom(1, 3, 50, '\u202E', '\n', 'extras', 'a'.repeat(200), '\u{1F354}'.repeat(100)),
    );
    const choices = fc.oneof(
      hostile,
      fc.array(fc.record({ group: hostile, choice: hostile })),
      fc.constant(Array.from({ length: 50 }, () => ({ group: 'extras', choice: 'cheese' }))),
    );
    const [id, name, price, quantity, note] = [hostile, hostile, hostile, hostile, hostile];
    const item = fc.record({ id, name, price, quantity, note, choices });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 4 }), (items) => {
        const lines = readOrder({ items })?.lines ?? [];
        // The bus rejects invalid add requests, so an invalid line would make the sum too small.
        const { requested, missing } = reorder(lines);
        expect(requested.length + missing.length).toBe(lines.length);
      }),
    );
  });
});
