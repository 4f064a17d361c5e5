import type { KitchenOrder } from '@burger/shared/kitchen';
import { codeIn, testCounter, orderIn } from '../../testing/counter';
import { orderBody } from '../../testing/fake-ports';
import { createOutboxJob } from '../notifications/announce';

const counter = testCounter();
let key: string;
beforeEach(async () => {
  key = await counter.place();
});

const stored = (of = key) => counter.orderStore.orders.get(of)!;
const invoicesOf = (of = key) => stored(of).papers.map(({ kind, serial }) => `${kind} ${serial}`);
const print = (of = key) => counter.post(`/orders/${of}/bill`);
const takeBack = (quantity: number, press: string, body: object = {}) =>
  counter.post(`/orders/${key}/credit-note`, {
    ...{ taken: [{ line: 0, quantity }], reason: 'Not good', press, ...body },
  });
const handOver = (of = key) =>
  counter.walk(of, 'confirmed', 'preparing', 'out_for_delivery', 'delivered');

describe('bills', () => {
  test('delivery issues bills with consecutive numbers', async () => {
    const second = await counter.place();
    await counter.walk(key, 'confirmed');
    expect(invoicesOf()).toEqual([]);
    await handOver(second);
    await counter.walk(key, 'preparing', 'out_for_delivery', 'delivered');
    expect([invoicesOf(second), invoicesOf()]).toEqual([['bill BK/2526/1'], ['bill BK/2526/2']]);
    expect(stored().papers[0]?.pricing).toEqual(stored().pricing);
  });

  test('a bill printed before delivery is issued once, however often it is printed', async () => {
    const { status, body } = await print();
    expect(status).toBe(200);
    expect((body as { order: KitchenOrder }).order.papers).toMatchObject([
      { kind: 'bill', serial: 'BK/2526/1', bill: { total: orderIn({ body } as never).total } },
    ]);
    const { revision } = stored();
    const [again, other] = await Promise.all([print(), print()]);
    expect([again.status, other.status, stored().revision]).toEqual([200, 200, revision]);
    await handOver();
    expect(invoicesOf()).toEqual(['bill BK/2526/1']);
  });

  test('an order cancelled before billing has no bill', async () => {
    await counter.walk(key, 'cancelled');
    expect(invoicesOf()).toEqual([]);
    const answer = await print();
    expect([answer.status, codeIn(answer)]).toEqual([409, 'already-moved']);
    expect(invoicesOf()).toEqual([]);
  });

  test('cancelling an order with a printed bill issues a credit note', async () => {
    await print();
    await counter.walk(key, 'cancelled');
    expect(invoicesOf()).toEqual(['bill BK/2526/1', 'creditNote BKC/2526/1']);
    const [bill, note] = stored().papers;
    expect(note).toMatchObject({ of: bill!.serial, reason: 'too-busy', pricing: bill!.pricing });
    await counter.walk(key, 'placed', 'confirmed', 'preparing', 'out_for_delivery', 'delivered');
    expect(invoicesOf().at(-1)).toBe('bill BK/2526/2');
  });
});

describe('credit notes', () => {
  test('a credit note for delivered lines is issued once per press and mailed to the customer', async () => {
    const { customer } = orderBody();
    key = await counter.place({ customer: { ...customer, email: 'asha@example.com' } });
    await handOver();
    const [{ quantity = 0 } = {}] = stored().items;
    expect(quantity).toBeGreaterThan(1);
    const first = await takeBack(1, 'press-0001');
    expect([first.status, invoicesOf().at(-1)]).toEqual([200, 'creditNote BKC/2526/1']);
    const again = await takeBack(1, 'press-0001');
    expect([again.status, invoicesOf()]).toEqual([
      200,
      ['bill BK/2526/1', 'creditNote BKC/2526/1'],
    ]);
    expect([...counter.db.documentsIn('outbox').values()].map(({ kind }) => kind)).toContain(
      'taken-back',
    );
    const more = await takeBack(quantity, 'press-0002');
    expect([more.status, codeIn(more)]).toEqual([409, 'already-moved']);
    expect((await takeBack(quantity - 1, 'press-0003')).status).toBe(200);
    expect(invoicesOf()).toHaveLength(3);
  });

  test('two credit notes in quick succession cause separate mails with their own amounts', async () => {
    const { customer } = orderBody();
    key = await counter.place({ customer: { ...customer, email: 'asha@example.com' } });
    await handOver();
    for (const press of ['press-0001', 'press-0002']) {
      counter.pass(1);
      await takeBack(1, press);
    }
    counter.pass(60);
    await createOutboxJob({ ...counter.ports, ...counter.ports.kitchen })();
    const notified = counter.mails
      .filter(({ kind }) => kind === 'customer')
      .map(({ text }) => text);
    for (const serial of ['BKC/2526/1', 'BKC/2526/2'])
      expect(notified.filter((text) => text.includes(serial))).toHaveLength(1);
  });

  test('a credit note requires a delivered order and a valid request body', async () => {
    await print();
    expect(codeIn(await takeBack(1, 'press-0001'))).toBe('already-moved');
    await handOver();
    for (const wrong of [
      { taken: [] },
      { taken: [{ line: 0, quantity: 0 }] },
      { taken: [{ line: -1, quantity: 1 }] },
      { taken: [{ line: 0, quantity: 1.5 }] },
      { reason: '' },
      { press: 'x' },
    ]) {
      expect(codeIn(await takeBack(1, 'press-0001', wrong))).toBe('invalid');
    }
    expect(codeIn(await takeBack(1, 'press-0001', { taken: [{ line: 9, quantity: 1 }] }))).toBe(
      'already-moved',
    );
    expect(invoicesOf()).toEqual(['bill BK/2526/1']);
  });

  test('a credit note keeps the log entry of who corrected the payment method', async () => {
    await handOver();
    await counter.post(`/orders/${key}/payment`, { payment: 'upi', reason: 'Wrong button' });
    await takeBack(1, 'press-0001');
    expect((await counter.get(`/orders/${key}/payment`)).body).toMatchObject({
      putRight: { reason: 'Wrong button' },
    });
  });
});

describe("a customer's bill", () => {
  const ask = (token: string) =>
    counter.site.send(`/api/orders/${stored().orderId}/bill`, { method: 'POST', token });

  test('a customer can have their bill issued once the order is confirmed', async () => {
    expect(codeIn(await ask('asha'))).toBe('already-moved');
    await counter.walk(key, 'confirmed');
    expect((await ask('asha')).body).toMatchObject({ papers: [{ serial: 'BK/2526/1' }] });
    expect((await ask('asha')).body).toMatchObject({ papers: [{ serial: 'BK/2526/1' }] });
    expect(codeIn(await ask('ravi'))).toBe('not-found');
    expect(invoicesOf()).toEqual(['bill BK/2526/1']);
  });
});
