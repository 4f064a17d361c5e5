import fc from 'fast-check';
import { orderActors, orderStatuses } from './order-states';
import { documentLife, readLife, type OrderLife } from './read-life';

const iso = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const step = fc.record({
  status: fc.constantFrom(...orderStatuses),
  at: iso,
  by: fc.constantFrom(...orderActors),
});
const words = fc.option(fc.string({ minLength: 1 }), { nil: null });
const lives: fc.Arbitrary<OrderLife> = fc
  .record({
    kind: fc.constantFrom('delivery' as const, 'pickup' as const),
    history: fc.array(step, { minLength: 1, maxLength: 6 }),
    revision: fc.nat(),
    createdAt: fc.nat(),
    attendedFrom: fc.nat(),
    slot: fc.option(fc.nat(), { nil: null }),
    promisedAt: fc.option(fc.nat(), { nil: null }),
    promisedUntil: fc.option(fc.nat(), { nil: null }),
    addedMinutes: fc.nat(600),
    reason: words,
    rider: words,
    payment: fc.constantFrom('pending' as const, 'cash' as const, 'upi' as const),
    total: fc.nat(10_000_000),
  })
  .map((life) => ({ ...life, status: life.history.at(-1)?.status ?? 'placed' }));

test('what a document holds of an order’s life is read as it was written', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const { createdAt, attendedFrom, slot, promisedAt, promisedUntil, total } = life;
      const data = {
        ...documentLife(life),
        createdAt,
        attendedFrom,
        slot,
        estimatedDeliveryTime: promisedAt,
        estimatedDeliveryUntil: promisedUntil,
        pricing: { total: total / 100 },
      };
      expect(readLife(data)).toEqual(life);
      expect(data.open).toBe(!['delivered', 'cancelled'].includes(life.status));
    }),
  );
});

test('an order of before there was a counter was placed when it was made, and stands where it stands', () => {
  const former = {
    orderStatus: 'placed',
    createdAt: '2025-10-09T13:05:00Z',
    estimatedDeliveryTime: '2025-10-09T13:50:00Z',
    paymentStatus: 'pending',
    pricing: { total: 276.46 },
  };
  expect(readLife(former)).toEqual({
    kind: 'delivery',
    status: 'placed',
    revision: 0,
    createdAt: Date.UTC(2025, 9, 9, 13, 5),
    attendedFrom: Date.UTC(2025, 9, 9, 13, 5),
    slot: null,
    promisedAt: Date.UTC(2025, 9, 9, 13, 50),
    promisedUntil: null,
    addedMinutes: 0,
    history: [{ status: 'placed', at: '2025-10-09T13:05:00.000Z', by: 'customer' }],
    reason: null,
    rider: null,
    payment: 'pending',
    total: 27_646,
  });
  expect(readLife({ ...former, orderStatus: 'delivered' })?.history).toHaveLength(2);
});

test('whatever a document holds, its life is read or there is none', () => {
  const names = Object.keys(documentLife(fc.sample(lives, 1)[0]!));
  fc.assert(
    fc.property(
      fc.anything(),
      fc.constantFrom(...names, 'createdAt'),
      lives,
      (value, name, life) => {
        const read = readLife({ ...documentLife(life), [name]: value });
        if (name !== 'orderStatus') expect(read?.status).toBe(life.status);
        if (read) expect(read.history.at(-1)?.status).toBe(read.status);
      },
    ),
  );
  for (const none of [null, undefined, 7, 'x', [], {}, { orderStatus: 'on_hold' }]) {
    expect(readLife(none)).toBeNull();
  }
});
