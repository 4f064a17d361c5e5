import type { KitchenOrder } from '@burger/shared/kitchen';
import fc from 'fast-check';
import { aFeed, anOrder, aToday, iso, minutes, noon, numbered } from '../testing/an-order';
import {
  afterFeed,
  createState,
  mergeFeed,
  newerToday,
  returned,
  withOrders,
  type Board,
} from './state';

const revisions = fc.array(
  fc.record({ number: fc.integer({ min: 1, max: 6 }), revision: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 12 },
);
const ordersOf = (reported: { number: number; revision: number }[]): KitchenOrder[] =>
  reported.map(({ number, revision }) => numbered(number, { revision }));
const newest = (orders: readonly KitchenOrder[]) => {
  const known = new Map<string, number>();
  for (const { key, revision } of orders) {
    known.set(key, Math.max(revision, known.get(key) ?? 0));
  }
  return known;
};
const visible = (orders: ReadonlyMap<string, KitchenOrder>) =>
  new Map([...orders].map(([key, { revision }]) => [key, revision]));

test("the newest revision of each order wins, whatever the sequence of the feed's responses", () => {
  fc.assert(
    fc.property(fc.array(revisions), (answers) => {
      const reported = answers.map(ordersOf);
      const merged = reported.reduce<ReadonlyMap<string, KitchenOrder>>(withOrders, new Map());
      expect(visible(merged)).toEqual(newest(reported.flat()));
    }),
  );
});

test('a complete kitchen feed leaves exactly its orders on the board, none older than before', () => {
  fc.assert(
    fc.property(revisions, revisions, (before, after) => {
      const known = mergeFeed(null, aFeed({ orders: ordersOf(before) }));
      const merged = mergeFeed(known, aFeed({ orders: ordersOf(after) }));
      const reported = newest(ordersOf(after));
      expect(new Set(merged.orders.keys())).toEqual(new Set(reported.keys()));
      const both = newest([...ordersOf(before), ...ordersOf(after)]);
      for (const [key, revision] of visible(merged.orders)) expect(revision).toBe(both.get(key));
    }),
  );
});

test('a partial kitchen feed removes no order, and merging it twice changes nothing', () => {
  fc.assert(
    fc.property(revisions, revisions, (before, after) => {
      const known = mergeFeed(null, aFeed({ orders: ordersOf(before) }));
      const feed = aFeed({ whole: false, orders: ordersOf(after) });
      const once = mergeFeed(known, feed);
      for (const key of known.orders.keys()) expect(once.orders.has(key)).toBe(true);
      expect(visible(mergeFeed(once, feed).orders)).toEqual(visible(once.orders));
    }),
  );
});

test('a finished order leaves the board once its last status step cannot be undone', () => {
  const ended = (at: number) =>
    numbered(1, {
      status: 'delivered',
      history: [{ status: 'delivered', at: iso(at), by: 'kitchen' }],
    });
  const board = (at: number) => mergeFeed(null, aFeed({ orders: [ended(at)] }));
  expect(board(noon - minutes(2)).orders.size).toBe(1);
  expect(board(noon - minutes(11)).orders.size).toBe(0);
});

test("an older revision of the shop's day never replaces a newer one", () => {
  const known: Board = mergeFeed(null, aFeed({ today: aToday({ revision: 7, extraMinutes: 30 }) }));
  expect(mergeFeed(known, aFeed({ today: aToday({ revision: 6 }) })).today.extraMinutes).toBe(30);
  expect(newerToday(known.today, aToday({ revision: 8 })).extraMinutes).toBe(0);
});

test('a feed response without news keeps the state object, so that no view renders again', () => {
  const state = createState();
  const hear = (changes: Parameters<typeof aFeed>[0], unreadable: string[] = []) => {
    const feed = aFeed({ now: iso(noon + 40), orders: [anOrder()], ...changes });
    state.change(afterFeed(state.get(), { feed: structuredClone(feed), unreadable }, noon));
    return state.get();
  };
  const first = hear({}, ['BK1']);
  expect(hear({ whole: false, cursor: 'c2', now: iso(noon + 90) }, ['BK1'])).toBe(first);
  // A pause may end by its time, without a new revision of the day.
  const { today } = aFeed();
  const paused = hear({ whole: false, today: { ...today, paused: { until: null } } });
  expect(paused.board?.today.paused).toEqual({ until: null });
  expect(paused.board?.orders).toBe(first.board?.orders);
  expect(hear({ whole: false }).board?.today.paused).toBeNull();
  expect(hear({ now: iso(noon + 5000) }).skew).toBe(5000);
});

const cancelledBy = (by: 'customer' | 'kitchen' | 'rider', changes: Partial<KitchenOrder> = {}) => {
  const { history, revision, ...order } = anOrder(changes);
  const step = { status: 'cancelled', at: order.createdAt, by } as const;
  return {
    ...order,
    status: 'cancelled' as const,
    history: [...history, step],
    revision: revision + 1,
  };
};
const feed = (...orders: KitchenOrder[]) => aFeed({ orders });
const board = mergeFeed(null, feed(anOrder()));

test('an order that the customer cancelled is reported to staff once', () => {
  const news = feed(cancelledBy('customer'));
  expect(returned(board, news).map(({ orderId }) => orderId)).toEqual([anOrder().orderId]);
  expect(returned(mergeFeed(board, news), news)).toEqual([]);
});

test('orders finished by staff or courier, or before the board was opened, are not reported', () => {
  expect(returned(board, feed(cancelledBy('kitchen')))).toEqual([]);
  expect(returned(board, feed(cancelledBy('rider')))).toEqual([]);
  expect(returned(null, feed(cancelledBy('customer')))).toEqual([]);
  expect(returned(board, feed(cancelledBy('customer', { key: 'f'.repeat(32) })))).toEqual([]);
});
