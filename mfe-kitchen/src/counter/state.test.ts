import type { KitchenOrder } from '@burger/shared/kitchen';
import fc from 'fast-check';
import { aFeed, aToday, iso, minutes, noon, numbered } from '../testing/an-order';
import { mergeFeed, newerToday, withOrders, type Board } from './board';
import { readFeed } from '../read-feed';

const revisions = fc.array(
  fc.record({ number: fc.integer({ min: 1, max: 6 }), revision: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 12 },
);
const ordersOf = (told: { number: number; revision: number }[]): KitchenOrder[] =>
  told.map(({ number, revision }) => numbered(number, { revision }));
const newest = (orders: readonly KitchenOrder[]) => {
  const known = new Map<string, number>();
  for (const { key, revision } of orders) {
    known.set(key, Math.max(revision, known.get(key) ?? 0));
  }
  return known;
};
const shown = (orders: ReadonlyMap<string, KitchenOrder>) =>
  new Map([...orders].map(([key, { revision }]) => [key, revision]));

test('whatever is told in whatever order, the newest revision of each order stands', () => {
  fc.assert(
    fc.property(fc.array(revisions), (answers) => {
      const told = answers.map(ordersOf);
      const merged = told.reduce<ReadonlyMap<string, KitchenOrder>>(withOrders, new Map());
      expect(shown(merged)).toEqual(newest(told.flat()));
    }),
  );
});

test('a whole answer holds exactly what it tells of, none of it older than was known', () => {
  fc.assert(
    fc.property(revisions, revisions, (before, after) => {
      const known = mergeFeed(null, aFeed({ orders: ordersOf(before) }));
      const merged = mergeFeed(known, aFeed({ orders: ordersOf(after) }));
      const told = newest(ordersOf(after));
      expect(new Set(merged.orders.keys())).toEqual(new Set(told.keys()));
      const both = newest([...ordersOf(before), ...ordersOf(after)]);
      for (const [key, revision] of shown(merged.orders)) expect(revision).toBe(both.get(key));
    }),
  );
});

test('what changed since takes nothing away, and the same answer twice changes nothing', () => {
  fc.assert(
    fc.property(revisions, revisions, (before, after) => {
      const known = mergeFeed(null, aFeed({ orders: ordersOf(before) }));
      const feed = aFeed({ whole: false, cursor: 'c2', orders: ordersOf(after) });
      const once = mergeFeed(known, feed);
      for (const key of known.orders.keys()) expect(once.orders.has(key)).toBe(true);
      expect(shown(mergeFeed(once, feed).orders)).toEqual(shown(once.orders));
      expect(once.cursor).toBe('c2');
    }),
  );
});

test('an order that is over is forgotten once nobody can take the step back any more', () => {
  const ended = (at: number) =>
    numbered(1, {
      status: 'delivered',
      history: [{ status: 'delivered', at: iso(at), by: 'kitchen' }],
    });
  const board = (at: number) => mergeFeed(null, aFeed({ orders: [ended(at)] }));
  expect(board(noon - minutes(2)).orders.size).toBe(1);
  expect(board(noon - minutes(11)).orders.size).toBe(0);
});

test("an older word of today's facts never replaces a newer one", () => {
  const known: Board = mergeFeed(null, aFeed({ today: aToday({ revision: 7, extraMinutes: 30 }) }));
  expect(mergeFeed(known, aFeed({ today: aToday({ revision: 6 }) })).today.extraMinutes).toBe(30);
  expect(newerToday(known.today, aToday({ revision: 8 })).extraMinutes).toBe(0);
});

test('an order that cannot be read costs only itself, and is named', () => {
  const damaged = { ...numbered(2), lines: 'none', orderId: 'BK2' };
  const { feed, unreadable } = readFeed({ ...aFeed(), orders: [numbered(1), damaged, null] });
  expect(feed.orders.map(({ key }) => key)).toEqual([numbered(1).key]);
  expect(unreadable).toEqual(['BK2', '?']);
});

test('what is no answer of the feed is none', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      try {
        readFeed(answer);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
  expect(() => readFeed({ orders: [] })).toThrow();
});
