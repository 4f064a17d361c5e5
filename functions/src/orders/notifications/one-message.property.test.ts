import { onWhatsApp, phone, setUpTelling, steps } from '../../testing/telling';

const minute = 60_000;

/** A seeded generator (mulberry32), so that a failure can be repeated. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plays orders of one evening; one process dies in the middle of its work. */
async function evening(random: () => number, orders: number) {
  const world = setUpTelling();
  const { db, order, channels, news, tellNow, sweep, state, sent, kill, pass, receipt } = world;
  const odds = (chance: number) => random() < chance;
  const receipts: (readonly [id: string, state: 'sent' | 'delivered' | 'failed'])[] = [];
  const outcome = () => {
    if (odds(0.05)) return 'unknown';
    if (odds(0.05)) return 'refused';
    return odds(0.01) ? 'gone' : 'accepted';
  };
  state.push = outcome;
  state.whatsapp = outcome;
  let noted = 0;
  /** Meta's webhooks: late, some of them twice, in any order, and one in twenty never. */
  async function deliver(share: number): Promise<void> {
    const fresh = sent.slice(noted).filter(({ by }) => by === 'whatsapp');
    noted = sent.length;
    for (const { id } of fresh) {
      const last = odds(0.05) ? 'failed' : 'delivered';
      receipts.push([id, 'sent'], [id, last]);
      if (odds(0.2)) receipts.push([id, last], [id, 'sent']);
    }
    receipts.sort(() => random() - 0.5);
    for (const [id, what] of receipts.splice(0, Math.ceil(receipts.length * share))) {
      if (!odds(0.05)) expect(await receipt(id, what)).toBe(true);
    }
  }

  const killedAt = Math.floor(random() * orders * steps.length);
  const last: string[] = [];
  for (let each = 0; each < orders; each += 1) {
    const key = await order();
    if (odds(0.5)) await channels.addPhone(key, phone(key), 0);
    if (odds(0.6)) await channels.allowWhatsApp(key, { ...onWhatsApp, phone: `+91${key}` }, 0);
    for (const [index, kind] of steps.entries()) {
      const id = news(key, kind);
      if (index === steps.length - 1) last.push(id);
      const isKilled = each * steps.length + index === killedAt;
      // Every tenth request comes twice, at the same time.
      const again = odds(0.1) ? [tellNow(key)] : [];
      const life = isKilled ? Math.floor(random() * 14) : Infinity;
      await kill(life, () => Promise.all([tellNow(key), ...again]));
      await deliver(0.7);
      pass(minute);
      await kill(life, sweep);
    }
  }
  for (let each = 0; each < 8; each += 1) {
    await deliver(1);
    pass(minute);
    await sweep();
  }
  const outbox = db.documentsIn('outbox');
  return {
    messages: sent.map(({ by, to, id }) => `${by} ${to} ${id}`),
    // A step that the next one overtook is dropped. The last step is always news.
    untold: last.filter((id) => (outbox.get(id)?.['sentAt'] ?? null) === null),
    mails: world.customerMails().length,
  };
}

// 1,000 orders take a minute, so only the nightly run plays all.
const evenings = process.env['NIGHTLY'] ? 50 : 10;

describe('with kills, lost answers, and late, repeated and lost receipts', () => {
  test('no step is sent twice by push or WhatsApp, and every customer is notified', async () => {
    const random = seeded(49);
    const sums = { push: 0, whatsapp: 0, mails: 0 };
    for (let each = 0; each < evenings; each += 1) {
      const { messages, untold, mails } = await evening(random, 20);
      expect(messages.length).toBe(new Set(messages).size);
      expect(untold).toEqual([]);
      for (const by of ['push', 'whatsapp'] as const)
        sums[by] += messages.filter((one) => one.startsWith(by)).length;
      sums.mails += mails;
    }
    // Each channel was used.
    expect(Math.min(...Object.values(sums))).toBeGreaterThan(50);
  }, 180_000);
});

test('with a mail quota of 0 all orders are told completely by push and WhatsApp', async () => {
  const { order, channels, news, tellNow, sweep, receipt, state, sent, pass, customerMails } =
    setUpTelling();
  state.mailsADay = 0;
  const ids: string[] = [];
  const orders = process.env['NIGHTLY'] ? 300 : 30;
  for (let each = 0; each < orders; each += 1) {
    const key = await order();
    if (each % 2 === 0) await channels.addPhone(key, phone(key), 0);
    else await channels.allowWhatsApp(key, onWhatsApp, 0);
    for (const kind of steps) {
      const id = news(key, kind);
      ids.push(id);
      await tellNow(key);
      if (each % 2 === 1) await receipt(id, 'delivered');
    }
  }
  pass(10 * minute);
  await sweep();
  expect(sent.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(customerMails()).toEqual([]);
}, 60_000);
