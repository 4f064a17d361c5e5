import type { OrderStatus } from '@burger/shared/contracts';
import fc from 'fast-check';
import { minutes, iso, noon, numbered } from '../testing/an-order';
import { arrange, layOut, type Area, type Layout } from './arrangement';
import { columns as lanes, intoColumns, type Column } from './columns';

const states = {
  new: 'placed',
  cooking: 'preparing',
  away: 'out_for_delivery',
  later: 'confirmed',
} satisfies Record<Column, OrderStatus>;
const far = { slot: iso(noon + minutes(300)), promisedAt: iso(noon + minutes(300)) };

const sorted = (counts: Partial<Record<Column, number>>) =>
  intoColumns(
    lanes.flatMap((lane, place) =>
      Array.from({ length: counts[lane] ?? 0 }, (_, at) =>
        numbered(place * 1000 + at, { status: states[lane], ...(lane === 'later' && far) }),
      ),
    ),
    noon,
  );

const message = (areas: readonly Area[]) =>
  areas.map((area) => `${area.lanes.join('+')} ${area.columns}`).join(', ');
const tablet = { columns: 4, lines: 31 };

test.each([
  // A single lane gets all columns. Otherwise each lane gets what it needs, new orders first.
  [{ cooking: 1 }, tablet, 'cooking 4'],
  [{ new: 2, cooking: 5 }, tablet, 'new 1, cooking 3'],
  [{ new: 5, cooking: 2 }, tablet, 'new 3, cooking 1'],
  [{ new: 7, cooking: 2, away: 1 }, tablet, 'new 3, cooking+away 1'],
  [{ new: 1, cooking: 5, away: 2 }, tablet, 'new 1, cooking 2, away 1'],
  [{ new: 1, cooking: 1, away: 1, later: 1 }, tablet, 'new 1, cooking 1, away 1, later 1'],
  [
    { new: 1, cooking: 1, away: 1, later: 1 },
    { columns: 2, lines: 40 },
    'new+cooking 1, away+later 1',
  ],
  [{}, tablet, ''],
])('the board lays out the orders %j on a screen of %j as %s', (counts, availableSize, layout) =>
  expect(message(arrange(sorted(counts), availableSize))).toBe(layout),
);

test('a good layout of the kitchen board stays unchanged, and hidden orders cause a new one', () => {
  const before: Area[] = [
    { lanes: ['new'], columns: 3 },
    { lanes: ['cooking'], columns: 1 },
  ];
  expect(message(arrange(sorted({ new: 1, cooking: 2 }), tablet, before))).toBe('new 3, cooking 1');
  expect(message(arrange(sorted({ new: 1, cooking: 5 }), tablet, before))).toBe('new 1, cooking 3');
});

test('a ticket stays in its stack when other tickets leave, unless that hides much', () => {
  const all = sorted({ cooking: 8 });
  const without = (...gone: number[]) => ({
    ...all,
    cooking: all.cooking.filter((_, at) => !gone.includes(at)),
  });
  const stacks = (layout: Layout) =>
    layout.stacks.get('cooking')?.map((stack) => stack.map(({ key }) => Number(key) - 1000));
  const first = layOut(all, tablet);
  expect(stacks(first)).toEqual([
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
  ]);
  expect(stacks(layOut(without(0, 1), tablet, first))).toEqual([[4], [5], [2, 6], [3, 7]]);
  const low = { columns: 4, lines: 12 };
  expect(stacks(layOut(without(0, 1, 4, 5), low, layOut(all, low)))).toEqual([[2], [3], [6], [7]]);
});

test('every board lane with orders appears once in sequence, and every column is used', () =>
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(lanes.map((lane) => [lane, fc.nat(12)]))),
      fc.record({
        columns: fc.integer({ min: 1, max: 6 }),
        lines: fc.integer({ min: 1, max: 60 }),
      }),
      (counts, availableSize) => {
        const visible = lanes.filter((lane) => (counts[lane] ?? 0) > 0);
        const areas = arrange(sorted(counts), availableSize);
        expect(areas.flatMap((area) => area.lanes)).toEqual(visible);
        const used = areas.reduce((sum, area) => sum + area.columns, 0);
        expect(used).toBe(visible.length > 0 ? availableSize.columns : 0);
      },
    ),
    { numRuns: 50 },
  ));
