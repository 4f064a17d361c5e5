import { clock } from '@burger/shared/platform/device';
import type { RiderReport } from '@burger/shared/kitchen';
import { storedInMemory } from '@burger/shared/testing';
import { aRiderOrder } from '../testing/an-order';
import { createDelivery, riderKey } from './delivery';
import { riderApi, type RiderAnswer } from './rider-api';

beforeEach(() => void jest.useFakeTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const key = '0123456789abcdef0123456789abcdef';
const underWay = aRiderOrder();
const cash: RiderReport = { outcome: 'delivered', payment: 'cash' };

test.each([
  [`/rider/${key}/`, key],
  [`/rider#${key}`, key],
  ['/rider#BK1', null],
  ['/rider/nope', null],
  [`/rider/${key}/more`, null],
])('riderKey finds, in the URL path %s, the key %s', (path, found) =>
  expect(riderKey(path)).toBe(found),
);

describe('the courier API', () => {
  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [500, 'unreached'],
    [429, 'unreached'],
  ])('riderApi reports a courier link with status %s as %s', async (status, kind) => {
    const api = riderApi(async () => new Response('{}', { status }));
    await expect(api.refresh('k')).resolves.toEqual({ kind });
  });

  test("a courier's report is posted with its outcome, and a network failure does not reject", async () => {
    const ask = jest.fn(async () => Response.json(underWay));
    await expect(riderApi(ask).report('k', cash)).resolves.toEqual({ kind: 'ok', order: underWay });
    expect(ask).toHaveBeenCalledWith(
      '/api/rider',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(cash) }),
    );
    const broken = riderApi(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(broken.refresh('k')).resolves.toEqual({ kind: 'unreached' });
  });
});

/** Fakes a courier's phone with a switchable network; `refusal` is the server's response to a report. */
function phone({
  kept = storedInMemory<RiderReport>(),
  first = { kind: 'ok', order: underWay } as RiderAnswer,
  seen = storedInMemory<unknown>(),
  refusal = null as RiderAnswer | null,
  linked = key as string | null,
} = {}) {
  const sent: RiderReport[] = [];
  const network = { on: true, answer: first };
  const delivery = createDelivery(linked, {
    clock,
    storageFor: () => kept,
    cachedOrders: seen,
    api: {
      refresh: async () => (network.on ? network.answer : { kind: 'unreached' }),
      report: async (_key, report) => {
        if (!network.on) return { kind: 'unreached' };
        sent.push(report);
        network.answer = refusal ?? { kind: 'ok', order: { ...underWay, status: 'delivered' } };
        return network.answer;
      },
    },
  });
  const start = async () => {
    const leave = delivery.start();
    await pass(0);
    return leave;
  };
  return { delivery, start, network, sent, kept, seen };
}

test('the courier page shows the order, and deletes it from the phone after delivery', async () => {
  const { delivery, start, sent, kept, seen } = phone();
  await start();
  expect(delivery.view.get()).toMatchObject({ phase: 'ready', order: underWay, press: null });
  expect(JSON.stringify(seen.read())).toContain('Lake View');
  delivery.report(cash);
  await pass(0);
  expect(sent).toEqual([cash]);
  expect(delivery.view.get()).toMatchObject({ order: { status: 'delivered' }, press: null });
  expect([kept.read(), seen.read()]).toEqual([null, null]);
});

test('the courier page polls changes of the order until it is finished', async () => {
  const { delivery, start, network } = phone();
  await start();
  network.answer = { kind: 'ok', order: { ...underWay, total: 5146 } };
  await pass(20_000);
  expect(delivery.view.get()).toMatchObject({ order: { total: 5146 } });
  network.answer = { kind: 'ok', order: { ...underWay, status: 'cancelled' } };
  await pass(20_000);
  network.answer = { kind: 'gone' };
  await pass(60_000);
  expect(delivery.view.get()).toMatchObject({ order: { status: 'cancelled' } });
});

test("a courier's offline report is stored and retried until it gets a response, also after a reload", async () => {
  const { delivery, start, network, sent, kept } = phone();
  const leave = await start();
  network.on = false;
  delivery.report(cash);
  await pass(30_000);
  expect(delivery.view.get()).toMatchObject({ press: cash, problem: expect.any(String) });
  expect(sent).toEqual([]);
  leave();
  const later = phone({ kept });
  await later.start();
  expect(later.sent).toEqual([cash]);
  expect(later.delivery.view.get()).toMatchObject({ order: { status: 'delivered' }, press: null });
  expect(kept.read()).toBeNull();
});

test('an invalid or expired courier link shows the page for dead links', async () => {
  // An invalid link causes no request.
  for (const one of [phone({ first: { kind: 'gone' } }), phone({ linked: null })]) {
    await one.start();
    expect(one.delivery.view.get()).toEqual({ phase: 'gone' });
  }
});

test("a courier's report that the server rejects is not retried", async () => {
  const { delivery, start, sent, kept } = phone({
    refusal: { kind: 'refused', message: 'It was cancelled' },
  });
  await start();
  delivery.report(cash);
  await pass(30_000);
  expect(sent).toEqual([cash]);
  expect(kept.read()).toBeNull();
  expect(delivery.view.get()).toMatchObject({ press: null, problem: 'It was cancelled' });
});

describe('a reload without network', () => {
  const hours = (count: number) => count * 60 * 60_000;
  const linked: RiderAnswer = { kind: 'ok', order: { ...underWay, endsIn: hours(2) } };

  /** Returns a fake phone that loaded the order and is reloaded `afterMs` later without network. */
  async function reloaded(afterMs: number, first = linked) {
    const before = phone({ first });
    const leave = await before.start();
    leave();
    jest.setSystemTime(Date.now() + afterMs);
    const later = phone({ first, seen: before.seen });
    later.network.on = false;
    await later.start();
    return later;
  }

  test('an offline reload of the courier page shows the stored order as outdated, then the current one', async () => {
    const { delivery, network } = await reloaded(hours(1));
    expect(delivery.view.get()).toMatchObject({
      phase: 'ready',
      isOld: true,
      order: { customer: { address: 'Flat 302, Lake View', phone: '+919876543210' } },
      problem: expect.any(String),
    });
    network.on = true;
    await pass(5000);
    expect(delivery.view.get()).toMatchObject({ phase: 'ready', isOld: false, problem: null });
  });

  test.each([
    ['once the link has ended', hours(2), 0],
    ['any more when the link ends meanwhile', hours(2) - 4000, 5000],
  ])(
    'an offline reload of the courier page shows no order %s, and deletes the stored one',
    async (_when, afterMs, ms) => {
      const { delivery, seen } = await reloaded(afterMs);
      await pass(ms);
      expect(delivery.view.get()).toEqual({ phase: 'unreached', press: null });
      expect(seen.read()).toBeNull();
    },
  );

  test('the order of a courier link whose lifetime the server does not send is kept for three hours', async () => {
    const first: RiderAnswer = { kind: 'ok', order: underWay };
    const { delivery } = await reloaded(hours(3) - 1, first);
    expect(delivery.view.get()).toMatchObject({ isOld: true });
    expect((await reloaded(hours(3), first)).delivery.view.get().phase).toBe('unreached');
  });

  test('an expired courier link deletes the stored order', async () => {
    const gone = await reloaded(hours(1));
    gone.network.answer = { kind: 'gone' };
    gone.network.on = true;
    await pass(5000);
    expect(gone.delivery.view.get()).toEqual({ phase: 'gone' });
    expect(gone.seen.read()).toBeNull();
  });

  test("damaged stored orders on the courier's phone are ignored, and those of other links are kept", async () => {
    for (const damaged of [7, [], { x: { order: 1 } }]) {
      const { delivery } = phone({ first: linked, seen: storedInMemory<unknown>(damaged) });
      expect(delivery.view.get()).toEqual({ phase: 'loading' });
    }
    const other = { order: underWay, until: Date.now() + hours(1) };
    const { start, seen } = phone({ first: linked, seen: storedInMemory<unknown>({ other }) });
    await start();
    expect(Object.keys(seen.read() as object)).toEqual(['other', key]);
  });
});
