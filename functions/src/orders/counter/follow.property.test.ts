import type { KitchenFeed, KitchenOrder } from '@burger/shared/kitchen';
import { isFinal, nextStatuses } from '@burger/shared/contracts';
import { anOrder } from '@burger/shared/testing/an-order';
import fc from 'fast-check';
import { fakeWorld, newKey } from '../../testing/fake-ports';
import { createOrderFeed, createOrderView } from './follow';
import { lifeIn } from '../store/store';

// A tablet merges polled orders by revision. It must end with the current orders, whatever happens between
// polls and however clocks differ.

const skew = fc.integer({ min: -2400, max: 2400 });
const happening = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), skew }),
  fc.record({ kind: fc.constant('step' as const), order: fc.nat(), way: fc.nat(), skew }),
  fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.oneof(fc.integer({ min: 1, max: 9000 }), fc.constant(11 * 60_000)),
  }),
  fc.record({
    kind: fc.constant('poll' as const),
    tablet: fc.nat(1),
    skew,
    heard: fc.boolean(),
  }),
);

interface Tablet {
  orders: Map<string, KitchenOrder>;
  cursor: string | null;
}

function merge(tablet: Tablet, feed: KitchenFeed): void {
  const known = tablet.orders;
  if (feed.whole) tablet.orders = new Map();
  for (const order of feed.orders) {
    const before = tablet.orders.get(order.key) ?? known.get(order.key);
    tablet.orders.set(order.key, before && before.revision > order.revision ? before : order);
  }
  tablet.cursor = feed.cursor;
}

type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never;

async function play(happenings: readonly Happening[]) {
  let time = Date.parse('2026-01-05T08:00:00Z');
  let off = 0;
  const clock = () => time + off;
  const { ports, kitchen, orderStore } = fakeWorld({ now: () => new Date(clock()) });
  const view = createOrderView(ports.shop, ports.log);
  const feed = createOrderFeed({ ...ports, orders: kitchen, view });
  const tablets: Tablet[] = [0, 1].map(() => ({ orders: new Map(), cursor: null }));
  let most = 0;

  async function poll(tablet: Tablet, received: boolean) {
    const answer = await feed(tablet.cursor, 'staff');
    if (!answer.whole) most = Math.max(most, answer.orders.length);
    if (received) merge(tablet, answer);
  }

  async function make(one: Happening) {
    off = 'skew' in one ? one.skew : 0;
    switch (one.kind) {
      case 'wait':
        time += one.ms;
        return;
      case 'place': {
        const createdAt = new Date(clock()).toISOString();
        const history = [{ status: 'placed' as const, at: createdAt, by: 'customer' as const }];
        orderStore.orders.set(newKey(), anOrder({ createdAt, history }));
        return;
      }
      case 'step': {
        const keys = [...orderStore.orders.keys()];
        const key = keys[one.order % keys.length];
        if (!key) return;
        await kitchen.change(key, (stored) => {
          const life = lifeIn(stored);
          const ways = nextStatuses(life.status);
          const status = ways[one.way % Math.max(1, ways.length)] ?? life.status;
          const at = new Date(clock()).toISOString();
          const step = { status, at, by: 'kitchen' as const };
          const entry = { uid: '', email: '', at, from: life.status, to: status, press: null };
          const history = [...life.history, step];
          return { life: { ...life, status, revision: life.revision + 1, history }, entry };
        });
        return;
      }
      case 'poll':
        return poll(tablets[one.tablet]!, one.heard);
    }
  }

  for (const one of happenings) await make(one);
  off = 0;
  for (const tablet of tablets) await poll(tablet, true);
  return { orders: orderStore.orders, tablets };
}

test('a kitchen tablet ends with the current orders, whatever happens between its polls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 60 }), async (happenings) => {
      const { orders, tablets } = await play(happenings);
      for (const tablet of tablets) {
        for (const [key, order] of orders) {
          const visible = tablet.orders.get(key);
          // A finished order may be missing on the tablet, but never shown with another status.
          if (isFinal(order.orderStatus) && !visible) continue;
          const { orderStatus: status, revision } = order;
          expect(visible).toMatchObject({ key, status, revision });
        }
      }
    }),
    { numRuns: 300 },
  );
});
