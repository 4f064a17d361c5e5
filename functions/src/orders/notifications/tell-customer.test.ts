import type { Timestamp } from 'firebase-admin/firestore';
import { pushTimeoutMs } from '../../push/web-push';
import { onWhatsApp, phone, setUpTelling } from '../../testing/telling';
import { metaTimeoutMs } from '../../whatsapp/cloud-api';

const minute = 60_000;

describe('a customer who allowed push', () => {
  test('gets a step by push at once and no mail', async () => {
    const { order, channels, news, tellNow, sweep, sent, customerMails, pass } = setUpTelling();
    const key = await order();
    await channels.addPhone(key, phone('asha'), 0);
    news(key, 'confirmed');
    await tellNow(key);
    await tellNow(key);
    pass(minute);
    await sweep();
    expect(sent.map(({ text }) => text)).toEqual(['Your order is confirmed']);
    expect(customerMails()).toEqual([]);
  });

  test.each(['refused', 'unknown', 'gone'] as const)(
    'gets a step by mail when the push service answers %s, and push is not tried again',
    async (outcome) => {
      const { order, channels, news, tellNow, sweep, state, sent, customerMails } = setUpTelling();
      const key = await order();
      await channels.addPhone(key, phone('asha'), 0);
      news(key, 'confirmed');
      state.push = () => outcome;
      await tellNow(key);
      state.push = () => 'accepted';
      await sweep();
      expect([sent.length, customerMails().length]).toEqual([outcome === 'unknown' ? 1 : 0, 1]);
      expect((await channels.of(key)).phones).toHaveLength(outcome === 'gone' ? 0 : 1);
    },
  );

  test('gets no stale step: nothing says that a delivered order is on its way', async () => {
    const { order, channels, news, sweep, sent, customerMails } = setUpTelling();
    const key = await order();
    await channels.addPhone(key, phone('asha'), 0);
    news(key, 'leaving');
    news(key, 'delivered');
    await sweep();
    expect(sent.map(({ text }) => text)).toEqual(['Enjoy your meal!']);
    expect(customerMails()).toEqual([]);
  });

  test('gets a step without a mail address as soon as a service accepts the message', async () => {
    const { order, channels, news, tellNow, sweep, state, sent, pass } = setUpTelling();
    const key = await order('');
    await channels.addPhone(key, phone('asha'), 0);
    news(key, 'confirmed');
    state.push = () => 'refused';
    await tellNow(key);
    state.push = () => 'accepted';
    pass(2 * minute);
    await sweep();
    expect(sent).toHaveLength(1);
  });

  test('reads the channels of an order once when a step is told at once', async () => {
    const { order, channels, news, tellNow, db } = setUpTelling();
    const key = await order();
    await channels.addPhone(key, phone('asha'), 0);
    news(key, 'confirmed');
    const before = db.reads;
    await tellNow(key);
    // The channels, the due notifications of the order, the claim, the order, and the start of the push.
    expect(db.reads - before).toBe(5 + 1);
  });
});

test('tellNow waits for a push timeout and then a WhatsApp timeout before it returns', async () => {
  jest.useFakeTimers();
  try {
    const { order, channels, news, tellNow, state, db, sent } = setUpTelling();
    const key = await order();
    await channels.addPhone(key, phone('asha'), 0);
    await channels.allowWhatsApp(key, onWhatsApp, 0);
    const id = news(key, 'confirmed');
    const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    state.push = () => after(pushTimeoutMs).then(() => 'refused');
    state.whatsapp = () => after(metaTimeoutMs).then(() => 'accepted');
    const dueAgain = tellNow(key).then(
      () => db.documentAt(`outbox/${id}`)?.['nextAt'] as Timestamp,
    );
    await jest.advanceTimersByTimeAsync(pushTimeoutMs + metaTimeoutMs);
    // The outcome was stored before the step answered: the notification waits for its receipt.
    expect((await dueAgain).toDate().toISOString()).toBe('2026-01-05T08:05:00.000Z');
    expect(sent.map(({ by }) => by)).toEqual(['whatsapp']);
  } finally {
    jest.useRealTimers();
  }
});

test('a customer who allowed nothing gets a step by mail', async () => {
  const { order, news, tellNow, sweep, sent, customerMails } = setUpTelling();
  const key = await order();
  news(key, 'confirmed');
  await tellNow(key);
  await sweep();
  expect([sent.length, customerMails().length]).toEqual([0, 1]);
});

describe('a customer who allowed WhatsApp', () => {
  async function setUpWriting(email?: string) {
    const world = setUpTelling();
    const key = await world.order(email);
    await world.channels.allowWhatsApp(key, onWhatsApp, 0);
    const id = world.news(key, 'confirmed');
    const counts = () => [world.sent.length, world.customerMails().length];
    return { ...world, key, id, counts };
  }

  test('gets a step once and no mail after its receipt', async () => {
    const { key, id, tellNow, receipt, pass, sweep, sent, counts } = await setUpWriting();
    await tellNow(key);
    await tellNow(key);
    expect(sent).toEqual([{ by: 'whatsapp', to: '+919876543210', id, text: 'confirmed' }]);
    expect(await receipt(id, 'delivered')).toBe(true);
    pass(10 * minute);
    await sweep();
    expect(counts()).toEqual([1, 0]);
  });

  test('gets a step once from two processes, of which one has overrun its lease', async () => {
    const { id, tellUnleased, sent } = await setUpWriting();
    await Promise.all([tellUnleased(id), tellUnleased(id)]);
    expect(sent.map(({ by }) => by)).toEqual(['whatsapp']);
    const other = await setUpWriting();
    await other.channels.addPhone(other.key, phone('asha'), 0);
    await Promise.all([other.tellUnleased(other.id), other.tellUnleased(other.id)]);
    expect(other.sent.filter(({ by }) => by === 'push')).toHaveLength(1);
  });

  test('gets a step by push only, if push is allowed as well', async () => {
    const { key, channels, tellNow, sent } = await setUpWriting();
    await channels.addPhone(key, phone('asha'), 0);
    await tellNow(key);
    expect(sent.map(({ by }) => by)).toEqual(['push']);
  });

  test('gets a step by WhatsApp when push is refused', async () => {
    const { key, channels, tellNow, state, sent } = await setUpWriting();
    await channels.addPhone(key, phone('asha'), 0);
    state.push = () => 'refused';
    await tellNow(key);
    expect(sent.map(({ by }) => by)).toEqual(['whatsapp']);
  });

  test.each(['accepted', 'unknown'] as const)(
    'gets a step by mail as well, if no receipt comes within five minutes of the answer %s',
    async (outcome) => {
      const { key, tellNow, state, pass, sweep, counts } = await setUpWriting();
      state.whatsapp = () => outcome;
      await tellNow(key);
      pass(4 * minute);
      await sweep();
      expect(counts()).toEqual([1, 0]);
      pass(minute);
      await sweep();
      expect(counts()).toEqual([1, 1]);
    },
  );

  test.each(['refused', 'gone'] as const)(
    'gets a step by mail at once when Meta answers %s',
    async (outcome) => {
      const { key, channels, tellNow, state, sweep, counts } = await setUpWriting();
      state.whatsapp = () => outcome;
      await tellNow(key);
      await sweep();
      expect(counts()).toEqual([0, 1]);
      expect((await channels.of(key)).whatsapp === null).toBe(outcome === 'gone');
    },
  );

  test('gets a step by mail after a failed receipt, also if it overtakes the answer of Meta', async () => {
    for (const isEarly of [false, true]) {
      const { key, id, tellNow, receipt, state, sweep, counts } = await setUpWriting();
      const receipts: Promise<boolean>[] = [];
      const fail = () => receipts.push(receipt(id, 'failed'));
      if (isEarly) {
        state.whatsapp = () => {
          fail();
          return 'accepted';
        };
      }
      await tellNow(key);
      if (!isEarly) fail();
      expect(await Promise.all(receipts)).toEqual([true]);
      await sweep();
      expect(counts()).toEqual([1, 1]);
    }
  });

  test.each([
    [['delivered', 'failed'], 0],
    [['sent', 'delivered', 'delivered', 'sent'], 0],
    [['delivered', 'sent', 'failed', 'failed'], 0],
    [['failed', 'failed', 'sent'], 1],
  ] as const)('gets after the receipts %j so many mails: %i', async (receipts, many) => {
    const { key, id, tellNow, receipt, pass, sweep, counts, whatsappCost } = await setUpWriting();
    await tellNow(key);
    for (const one of receipts) expect(await receipt(id, one)).toBe(true);
    pass(10 * minute);
    await sweep();
    expect(counts()).toEqual([1, many]);
    expect(await whatsappCost.month()).toMatchObject({ sent: 1, failed: many });
  });

  test('gets no second WhatsApp message without a mail address, and one after a refusal', async () => {
    const lost = await setUpWriting('');
    lost.state.whatsapp = () => 'unknown';
    await lost.tellNow(lost.key);
    lost.pass(10 * minute);
    await lost.sweep();
    expect(lost.counts()).toEqual([1, 0]);
    const refused = await setUpWriting('');
    refused.state.whatsapp = () => 'refused';
    await refused.tellNow(refused.key);
    refused.state.whatsapp = () => 'accepted';
    refused.pass(2 * minute);
    await refused.sweep();
    expect(refused.counts()).toEqual([1, 0]);
  });

  test('gets steps by mail once the month has cost its limit', async () => {
    const { key, tellNow, whatsappCost, sweep, counts } = await setUpWriting();
    const { limit } = await whatsappCost.month();
    const many = Math.ceil((limit * 10) / 150);
    for (let each = 0; each < many; each += 1) await whatsappCost.count('sent');
    await tellNow(key);
    await sweep();
    expect(counts()).toEqual([0, 1]);
  });

  test('pays nothing for a message that failed or that Meta calls free', async () => {
    const { key, id, tellNow, receipt, whatsappCost } = await setUpWriting();
    await tellNow(key);
    expect((await whatsappCost.month()).cost).toBe(15);
    await receipt(id, 'delivered', false);
    await receipt(id, 'delivered', false);
    expect((await whatsappCost.month()).cost).toBe(0);
  });

  test('keeps the notification of a stale step, so that its late receipts are known', async () => {
    const { key, id, tellNow, news, pass, sweep, receipt, counts } = await setUpWriting();
    await tellNow(key);
    news(key, 'delivered');
    pass(10 * minute);
    await sweep();
    expect(await receipt(id, 'delivered')).toBe(true);
    expect(counts()).toEqual([2, 0]);
  });
});
