import fc from 'fast-check';
import { noon, numbered } from '../testing/an-order';
import { intoColumns } from './columns';
import { dishTotals } from './dish-totals';

const line = (dishId: number, quantity: number, own: Partial<Line> = {}): Line => ({
  ...{ dishId, quantity, name: `Dish ${dishId}`, isVeg: true, choices: [], note: '' },
  ...{ category: dishId < 10 ? 'burgers' : 'sides' },
  ...own,
});
type Line = ReturnType<typeof numbered>['lines'][number];

const menu = {
  categories: [
    { id: 'sides', name: 'Sides' },
    { id: 'burgers', name: 'Burgers' },
  ],
  dishes: [{ id: 12 }, { id: 2 }, { id: 1 }],
  groups: [],
} as unknown as Parameters<typeof dishTotals>[2];

const spicy = { choices: ['Extra spicy'] };
const lanes = intoColumns(
  [
    numbered(1, { status: 'preparing', lines: [line(1, 2), line(2, 1, spicy)] }),
    numbered(2, { status: 'confirmed', lines: [line(2, 2), line(12, 3)] }),
    numbered(3, { status: 'placed', lines: [line(2, 1, spicy), line(1, 1)] }),
    numbered(4, { status: 'ready', lines: [line(1, 9)] }),
    numbered(5, { status: 'brought_back', lines: [line(1, 9)] }),
    numbered(6, {
      ...{ status: 'confirmed', slot: '2026-11-21T14:00:00Z', lines: [line(1, 9)] },
    }),
  ],
  noon,
);

test('the all-day counts list each dish for cooking and separately for new orders, in menu order', () => {
  const totals = dishTotals(lanes, [], menu);
  expect(totals.map(({ name, cooking, fresh }) => [name, cooking, fresh])).toEqual([
    ['Sides', 3, 0],
    ['Burgers', 5, 2],
  ]);
  const [, burgers] = totals;
  expect(burgers?.dishes.map(({ name, cooking, fresh }) => [name, cooking, fresh])).toEqual([
    ['Dish 2', 3, 1],
    ['Dish 1', 2, 1],
  ]);
});

test('the all-day counts of a dish are split by options and notes unless all pieces are plain', () => {
  const [, burgers] = dishTotals(lanes, [], menu);
  expect(burgers?.dishes[0]?.variants).toEqual([
    { choices: [{ name: 'Extra spicy', english: null }], note: '', cooking: 1, fresh: 1 },
    { choices: [], note: '', cooking: 2, fresh: 0 },
  ]);
  expect(burgers?.dishes[1]?.variants).toEqual([]);
});

test('the all-day counts are grouped by the stations of the printers, other dishes by category', () => {
  const grill = { id: 'p1', name: 'Grill', categories: ['burgers'], ticket: 'self' } as const;
  const bills = { id: 'p2', name: 'Bills', categories: ['sides'], ticket: 'never' } as const;
  expect(dishTotals(lanes, [grill, bills], menu).map(({ name }) => name)).toEqual([
    'Grill',
    'Sides',
  ]);
});

test('the all-day counts work before the menu has loaded, but their categories have no name', () => {
  expect(dishTotals(lanes, [], null).map(({ id, name }) => [id, name])).toEqual([
    ['burgers', null],
    ['sides', null],
  ]);
});

test('the all-day counts have every ordered piece exactly once, however they are grouped', () => {
  const anyLine = fc.record({
    dishId: fc.integer({ min: 1, max: 15 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    choice: fc.option(fc.constantFrom('a', 'b')),
  });
  fc.assert(
    fc.property(fc.array(fc.array(anyLine, { maxLength: 4 }), { maxLength: 12 }), (orders) => {
      const made = orders.map((lines, at) =>
        numbered(at, {
          status: 'preparing',
          lines: lines.map(({ dishId, quantity, choice }) =>
            line(dishId, quantity, choice === null ? {} : { choices: [choice] }),
          ),
        }),
      );
      const totals = dishTotals(intoColumns(made, noon), [], menu);
      const pieces = made.flatMap(({ lines }) => lines).reduce((sum, one) => sum + one.quantity, 0);
      expect(totals.reduce((sum, { cooking }) => sum + cooking, 0)).toBe(pieces);
      for (const { dishes, cooking } of totals)
        expect(dishes.reduce((sum, one) => sum + one.cooking, 0)).toBe(cooking);
    }),
  );
});
