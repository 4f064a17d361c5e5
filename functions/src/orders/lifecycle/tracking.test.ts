import type { Track } from '@burger/shared/contracts';
import { codeIn, testCounter } from '../../testing/counter';
import { orderBody } from '../../testing/fake-ports';

const counter = testCounter();
const minute = 60;
const orderOf = (key: string) => counter.orderStore.orders.get(key)!;
const linkOf = (key: string) => `/api/track/${orderOf(key).trackingKey}`;
const follow = (key: string) => counter.site.send(linkOf(key));
const trackIn = ({ body }: { body: unknown }) => body as Track;
const trackOf = async (key: string) => trackIn(await follow(key));
const cancel = (key: string, token?: string) =>
  counter.site.send(`/api/orders/${orderOf(key).orderId}/cancel`, {
    method: 'POST',
    ...(token === undefined ? {} : { token }),
  });
const cancelled = ({ body }: { body: unknown }) => (body as { track: Track }).track;

test.each(['cancel', 'bill'])(
  'POST /api/orders/<orderId>/%s returns 404 for an order number longer than the store accepts',
  async (name) => {
    const path = `/api/orders/${'9'.repeat(1600)}/${name}`;
    const { status } = await counter.site.send(path, { method: 'POST', token: 'asha' });
    expect(status).toBe(404);
  },
);

describe('following an order', () => {
  test('the order response contains the tracking link, which is the same for a repeated key', async () => {
    const body = orderBody();
    const keyIn = async () => {
      const answer = await counter.site.send('/api/orders', { body, token: 'asha' });
      return (answer.body as { trackingKey: string }).trackingKey;
    };
    const first = await keyIn();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(first).not.toBe(body.idempotencyKey);
    expect(await keyIn()).toBe(first);
  });

  test('anyone with the tracking link sees the order status but no personal data', async () => {
    const key = await counter.place();
    const { status, body, headers } = await follow(key);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      now: '2026-01-05T08:00:00.000Z',
      orderId: orderOf(key).orderId,
      kind: 'delivery',
      status: 'placed',
      revision: 1,
      history: [{ status: 'placed', at: '2026-01-05T08:00:00.000Z' }],
      createdAt: '2026-01-05T08:00:00.000Z',
      slot: null,
      promise: { from: '2026-01-05T08:45:00.000Z', to: expect.any(String) as string },
      addedMinutes: 0,
      cancelUntil: '2026-01-05T08:05:00.000Z',
      unconfirmed: false,
      reason: null,
    });
    expect(JSON.stringify(body).length).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toMatch(/Asha|98765|Lake View|102|asha/);
  });

  test('the tracking page gets a cancellation reason as a code, but no free text', async () => {
    const [busy, other] = [await counter.place(), await counter.place()];
    await counter.step(busy, { from: 'placed', to: 'cancelled', reason: 'too-busy' });
    expect(await trackOf(busy)).toMatchObject({ status: 'cancelled', reason: 'too-busy' });
    await counter.step(other, { from: 'placed', to: 'cancelled', reason: 'Asha never pays' });
    const { body } = await follow(other);
    expect(body).toMatchObject({ status: 'cancelled', reason: null });
    expect(JSON.stringify(body)).not.toContain('never pays');
  });

  // Last orders are at 21:15, the kitchen opens at 11:00.
  test.each([
    ['13:30', '13:35', '21:16', '+1 04:00'],
    ['21:14:30', '21:19:30', '22:10', '+1 10:59'],
    ['21:16', '+1 11:05', '+1 21:16', '+2 00:00'],
    ['+1 03:00', '+1 11:05', '+1 21:16'],
  ])(
    'an unconfirmed order of %s is shown as unconfirmed from %s on',
    async (placed, from, ...later) => {
      let time = '13:30';
      const secondsOf = (text: string) => {
        const [, days = 0, clock = ''] = /^(?:\+(\d) )?(.*)$/.exec(text) ?? [];
        return (
          (Date.parse(`2026-01-05T${clock}Z`) - Date.parse('2026-01-05')) / 1000 +
          Number(days) * 86_400
        );
      };
      const passTo = (text: string) => {
        counter.pass(secondsOf(text) - secondsOf(time));
        time = text;
      };
      passTo(placed);
      const key = await counter.place();
      const says = async () => (await trackOf(key)).unconfirmed;
      expect(await says()).toBe(false);
      passTo(from);
      counter.pass(-1);
      expect(await says()).toBe(false);
      counter.pass(1);
      await counter.post('/today', { kind: 'closed-day', day: '2026-01-06', closed: true });
      for (const at of [from, ...later]) {
        passTo(at);
        expect([at, await says()]).toEqual([at, true]);
      }
      await counter.step(key, { from: 'placed', to: 'confirmed' });
      expect(await says()).toBe(false);
    },
  );

  test('an order dated in the future because the clock was set back counts as unconfirmed', async () => {
    const key = await counter.place();
    counter.pass(-60 * minute);
    expect(await trackOf(key)).toMatchObject({ unconfirmed: true, cancelUntil: null });
    expect(codeIn(await cancel(key, 'asha'))).toBe('too-late');
  });

  test('an invalid tracking link gets 404', async () => {
    const key = await counter.place();
    const { trackingKey = '', orderId } = orderOf(key);
    const wrong = trackingKey.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const other of [wrong, `${trackingKey}0`, trackingKey.slice(1), orderId, key, '%00']) {
      const { status } = await counter.site.send(`/api/track/${other}`);
      expect([other, status]).toEqual([other, 404]);
    }
  });
});

describe('cancelling an order', () => {
  test('a customer can cancel their order, and the kitchen cannot undo that', async () => {
    const key = await counter.place();
    const answer = await cancel(key, 'asha');
    expect([answer.status, cancelled(answer).status]).toEqual([200, 'cancelled']);
    const reason = 'customer-asked';
    expect(orderOf(key)).toMatchObject({ orderStatus: 'cancelled', reason, open: false });
    expect(orderOf(key).history.at(-1)).toMatchObject({ status: 'cancelled', by: 'customer' });
    const undone = await counter.step(key, { from: 'cancelled', to: 'placed' });
    expect(undone.status).toBe(400);
    expect(await trackOf(key)).toMatchObject({ status: 'cancelled', cancelUntil: null });
  });

  test('concurrent cancellations cancel the order once', async () => {
    const key = await counter.place();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(key, 'asha')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await cancel(key, 'asha')).status).toBe(200);
    expect(orderOf(key).history).toHaveLength(2);
  });

  test('cancelling an order that the kitchen has moved gets 409 with its status', async () => {
    for (const status of ['confirmed', 'cancelled'] as const) {
      const key = await counter.place();
      await counter.walk(key, status);
      const answer = await cancel(key, 'asha');
      expect([answer.status, codeIn(answer)]).toEqual([409, 'already-moved']);
      expect([cancelled(answer).status, orderOf(key).orderStatus]).toEqual([status, status]);
    }
  });

  test('cancelling an order more than five minutes after placing it gets 409', async () => {
    const key = await counter.place();
    counter.pass(5 * minute);
    const other = await counter.place();
    counter.pass(1);
    const late = await cancel(key, 'asha');
    expect([late.status, codeIn(late)]).toEqual([409, 'too-late']);
    expect(orderOf(key).orderStatus).toBe('placed');
    expect((await cancel(other, 'asha')).status).toBe(200);
  });

  test('cancelling an order without sign-in or of another customer is rejected', async () => {
    const key = await counter.place();
    for (const [token, status] of [
      ['ravi', 404],
      ['nobody', 401],
      [undefined, 401],
    ] as const) {
      expect([token, (await cancel(key, token)).status]).toEqual([token, status]);
    }
    expect(orderOf(key).orderStatus).toBe('placed');
  });
});
