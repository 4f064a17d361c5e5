import { published } from '@burger/shared/testing/a-shop';
import { makeBill } from '@burger/shared/pricing';
import fc from 'fast-check';
import { fakeWorld, orderBody } from '../../testing/fake-ports';
import { createApi } from '../../app';
import { serve } from '../../testing/counter';
import { reservedIn } from './firestore-kitchen-load';

// Random lives of orders for slots of the next day: the kitchen's load is always what its orders reserve.

const grill = { id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 5 } };
const fryer = { id: 'fryer', name: 'Fryer', places: 1, minutes: { 'burgers-veg': 2 } };
const rules = { ...published.rules, kitchen: { wayMinutes: 25, stations: [grill, fryer] } };
const capacity = { grill: 30, fryer: 15 };

const quantity = fc.integer({ min: 1, max: 6 });
const happening = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), quantity, slot: fc.nat(2) }),
  fc.record({ kind: fc.constant('place' as const), quantity, slot: fc.nat(2) }),
  fc.record({ kind: fc.constant('cancel' as const), order: fc.nat() }),
  fc.record({ kind: fc.constant('undo' as const), order: fc.nat() }),
  fc.record({ kind: fc.constant('change' as const), order: fc.nat(), quantity }),
);
type Happening = typeof happening extends fc.Arbitrary<infer H> ? H : never;

type Sums = Record<string, Record<string, number>>;

async function play(happenings: readonly Happening[]): Promise<void> {
  let now = Date.parse('2026-01-05T08:00:00Z');
  const world = fakeWorld({ now: () => new Date(now) });
  await world.shopStore.publish({ published: { ...published, rules }, by: 'owner' });
  const site = await serve(createApi(world.ports));
  const keys: string[] = [];
  const at = (path: string, body: unknown) =>
    site.send(`/api/kitchen/orders/${path}`, { body, token: 'meena' });

  const load = (): Sums =>
    Object.fromEntries(
      [...world.db.documentsIn('kitchenLoad')].map(([id, one]) => [id, one['minutes'] as never]),
    );
  function reserved(): Sums {
    const sums: Sums = Object.fromEntries(
      Object.entries(load()).map(([id, work]) => [id, mapped(work, () => 0)]),
    );
    for (const order of world.db.documentsIn('orders').values()) {
      if (order['orderStatus'] === 'cancelled') continue;
      for (const [quarter, work] of reservedIn(order) ?? []) {
        const sum = (sums[new Date(quarter).toISOString()] ??= {});
        for (const [id, minutes] of Object.entries(work)) sum[id] = (sum[id] ?? 0) + minutes;
      }
    }
    return sums;
  }

  let isOver = false as boolean;
  async function happen(one: Happening): Promise<void> {
    if (one.kind === 'place') {
      const lines = [{ dishId: 1, quantity: one.quantity, choices: [], note: '' }];
      const slot = new Date(Date.UTC(2026, 0, 6, 7, 30 * one.slot)).toISOString();
      const { total } = makeBill([{ price: 4900, quantity: one.quantity }], null, null, rules);
      const body = orderBody({ lines, slot, agreedTotal: total });
      const { status } = await site.send('/api/orders', { body, token: 'asha' });
      if (status === 201) {
        keys.push(body.idempotencyKey);
        await at(`${body.idempotencyKey}/step`, { from: 'placed', to: 'confirmed' });
      }
      expect([201, 409]).toContain(status);
      return;
    }
    const key = keys[one.order % Math.max(1, keys.length)];
    const stored = key && world.orderStore.orders.get(key);
    if (!stored) return;
    const { orderStatus: from, changes = [] } = stored;
    if (one.kind === 'change') {
      const lines = [{ line: 0, quantity: one.quantity, note: '' }];
      const { body } = await at(`${key}/offer`, { lines, after: changes.length });
      const { offer } = body as { offer?: { bill: { total: number }; overloaded: string[] } };
      if (!offer) return;
      isOver ||= offer.overloaded.length > 0;
      const press = `press-${changes.length}-0000`;
      const agreed = { agreedTotal: offer.bill.total, press, after: changes.length };
      await at(`${key}/change`, { lines, ...agreed });
    } else if (one.kind === 'cancel') {
      await at(`${key}/step`, { from, to: 'cancelled', reason: 'too-busy' });
    } else if (from === 'cancelled') {
      await at(`${key}/step`, { from, to: stored.history.at(-2)?.status });
    }
  }

  const isWithin = (work: Record<string, number>) =>
    (['grill', 'fryer'] as const).every((id) => (work[id] ?? 0) <= capacity[id]);
  try {
    for (const one of happenings) {
      await happen(one);
      now += 61_000;
      expect(load()).toEqual(reserved());
      expect(isOver || Object.values(load()).every(isWithin)).toBe(true);
    }
  } finally {
    await site.close();
  }
}

const mapped = <Value>(work: Record<string, number>, value: () => Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(work).map((id) => [id, value()]));

test('after any change of any order, the load of the kitchen is the sum of what open orders reserve', async () => {
  await fc.assert(fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 16 }), play), {
    numRuns: 10,
  });
}, 60_000);
