import { type Answer, type Counter, testCounter } from '../../testing/counter';

const counter = testCounter();
let key: string;
beforeEach(async () => {
  key = await counter.place();
});

const stored = () => counter.orderStore.orders.get(key)!;

/** Prepares an order. Returns a function that makes the tested status change. */
type Ready = () => Promise<() => Promise<Answer>>;

const steps: Record<string, Ready> = {
  'the kitchen confirms': async () => () =>
    counter.step(key, { from: 'placed', to: 'confirmed', addMinutes: 10 }),
  'the kitchen delays the promised time': async () => () =>
    counter.post(`/orders/${key}/promise`, { addMinutes: 10 }),
  'its customer cancels': async () => () =>
    counter.site.send(`/api/orders/${stored().orderId}/cancel`, { method: 'POST', token: 'asha' }),
  'its rider reports': async () => {
    await counter.walk(key, 'confirmed', 'preparing', 'out_for_delivery');
    const { body } = await counter.post(`/orders/${key}/rider-link`);
    const { path } = body as { path: string };
    return () =>
      counter.site.send(`/api${path}`, { body: { outcome: 'delivered', payment: 'cash' } });
  },
};

type Change = Counter['kitchen']['change'];
const lost = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

const troubles: Record<string, (change: Change) => Change> = {
  'loses the first response': (change) =>
    jest
      .fn(change)
      .mockImplementationOnce((...changed) =>
        change(...changed).then(() => Promise.reject(lost())),
      ),
  'rejects the first attempt': (change) => jest.fn(change).mockRejectedValueOnce(lost()),
  'repeats its transaction after a commit with a lost response': (change) => async (of, work) => {
    await change(of, work);
    return change(of, work);
  },
};

test.each(
  Object.keys(steps).flatMap((who) => Object.keys(troubles).map((trouble) => [who, trouble])),
)('%s exactly once if the store %s', async (who, trouble) => {
  const press = await steps[who]!();
  const { kitchen } = counter;
  kitchen.change = troubles[trouble]!(kitchen.change.bind(kitchen));
  const before = stored();
  expect((await press()).status).toBe(200);
  expect(stored()).toMatchObject({ revision: before.revision + 1 });
  const isMoved = stored().orderStatus !== before.orderStatus;
  expect(stored().history).toHaveLength(before.history.length + (isMoved ? 1 : 0));
  // Customers can read the stored order, so it must not name the staff member.
  expect(JSON.stringify(stored())).not.toContain('meena');
  expect(stored().addedMinutes).toBe(who.startsWith('the kitchen') ? 10 : 0);
  expect(counter.db.documentsIn('staffLog').get(`${key}-${before.revision + 1}`)).toMatchObject({
    ...{ from: before.orderStatus, to: stored().orderStatus, press: null },
    uid: expect.stringMatching(/meena|asha|rider link/) as string,
  });
});
