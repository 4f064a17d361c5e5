import { clock } from '@burger/shared/device';
import type { RiderOrder, RiderReport } from '@burger/shared/kitchen';
import type { RiderAnswer } from '../ports';
import { keptInMemory } from '@burger/shared/testing';
import { anOrder } from '../testing/an-order';
import { createErrand } from './delivery';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const key = '0123456789abcdef0123456789abcdef';
const { orderId, customer, location, total, payment, lines } = anOrder();
const underWay: RiderOrder = {
  orderId,
  status: 'out_for_delivery',
  customer,
  location,
  total,
  payment,
  upi: null,
  lines,
};
const cash: RiderReport = { outcome: 'delivered', payment: 'cash' };

/** A phone with a network that the test switches. */
function phone(
  kept = keptInMemory<RiderReport>(),
  first: RiderAnswer = { kind: 'ok', order: underWay },
  seen = keptInMemory<unknown>(),
) {
  const sent: RiderReport[] = [];
  const network = { on: true, answer: first };
  const errand = createErrand(key, {
    clock,
    keptFor: () => kept,
    seen,
    api: {
      look: async () => (network.on ? network.answer : { kind: 'unreached' }),
      report: async (_key, report) => {
        if (!network.on) return { kind: 'unreached' };
        sent.push(report);
        network.answer = { kind: 'ok', order: { ...underWay, status: 'delivered' } };
        return network.answer;
      },
    },
  });
  return { errand, network, sent, kept, seen };
}

test('shows the order, and that it is over', async () => {
  const { errand, sent, kept } = phone();
  errand.start();
  await pass(0);
  expect(errand.view.get()).toMatchObject({ phase: 'ready', order: underWay, press: null });
  errand.report(cash);
  await pass(0);
  expect(sent).toEqual([cash]);
  expect(errand.view.get()).toMatchObject({ order: { status: 'delivered' }, press: null });
  expect(kept.read()).toBeNull();
});

test('a press without network is kept and repeated until it is answered, also after a reload', async () => {
  const { errand, network, sent, kept } = phone();
  const leave = errand.start();
  await pass(0);
  network.on = false;
  errand.report(cash);
  await pass(30_000);
  expect(errand.view.get()).toMatchObject({ press: cash, problem: expect.any(String) });
  expect(sent).toEqual([]);
  leave();
  const later = phone(kept);
  later.errand.start();
  await pass(0);
  expect(later.sent).toEqual([cash]);
  expect(later.errand.view.get()).toMatchObject({ order: { status: 'delivered' }, press: null });
  expect(kept.read()).toBeNull();
});

test('a page that cannot be reached is tried again by itself', async () => {
  const { errand, network } = phone();
  network.on = false;
  errand.start();
  await pass(0);
  expect(errand.view.get()).toEqual({ phase: 'unreached', press: null });
  network.on = true;
  await pass(5000);
  expect(errand.view.get()).toMatchObject({ phase: 'ready' });
});

test('a link that is none, or whose time is over', async () => {
  const { errand } = phone(keptInMemory(), { kind: 'gone' });
  errand.start();
  await pass(0);
  expect(errand.view.get()).toEqual({ phase: 'gone' });
  const world = {
    clock,
    keptFor: () => keptInMemory<RiderReport>(),
    seen: keptInMemory(),
  };
  const never = { look: jest.fn(), report: jest.fn() };
  const none = createErrand(null, { ...world, api: never });
  none.start();
  expect(none.view.get()).toEqual({ phase: 'gone' });
  expect(never.look).not.toHaveBeenCalled();
});

test('a press that the server refuses is not repeated', async () => {
  const { errand, network, kept } = phone();
  errand.start();
  await pass(0);
  network.on = false;
  errand.report(cash);
  await pass(0);
  const refusing = createErrand(key, {
    clock,
    keptFor: () => kept,
    seen: keptInMemory(),
    api: {
      look: async () => ({ kind: 'ok', order: underWay }),
      report: async () => ({ kind: 'refused', message: 'It was cancelled' }),
    },
  });
  refusing.start();
  await pass(0);
  expect(kept.read()).toBeNull();
});

describe('a reload without network', () => {
  const hours = (count: number) => count * 60 * 60_000;
  const linked: RiderAnswer = { kind: 'ok', order: { ...underWay, endsIn: hours(2) } };

  /** A phone that has seen the order and is reloaded later, without network. */
  async function reloaded(afterMs: number, first = linked) {
    const before = phone(keptInMemory(), first);
    const leave = before.errand.start();
    await pass(0);
    leave();
    jest.setSystemTime(Date.now() + afterMs);
    const later = phone(keptInMemory(), first, before.seen);
    later.network.on = false;
    later.errand.start();
    await pass(0);
    return later;
  }

  test('shows the order as it was, and says so; then as it is', async () => {
    const { errand, network } = await reloaded(hours(1));
    expect(errand.view.get()).toMatchObject({
      phase: 'ready',
      isOld: true,
      order: { customer: { address: 'Flat 302, Lake View', phone: '+919876543210' } },
      problem: expect.any(String),
    });
    network.on = true;
    await pass(5000);
    expect(errand.view.get()).toMatchObject({ phase: 'ready', isOld: false, problem: null });
  });

  test('shows nothing once the link has ended, and keeps nothing', async () => {
    const { errand, seen } = await reloaded(hours(2));
    expect(errand.view.get()).toEqual({ phase: 'unreached', press: null });
    expect(seen.read()).toBeNull();
  });

  test('shows nothing any more when the link ends meanwhile', async () => {
    const { errand, seen } = await reloaded(hours(2) - 4000);
    await pass(5000);
    expect(errand.view.get()).toEqual({ phase: 'unreached', press: null });
    expect(seen.read()).toBeNull();
  });

  test('a server that does not say how long the link is good: three hours', async () => {
    const first: RiderAnswer = { kind: 'ok', order: underWay };
    expect((await reloaded(hours(3) - 1, first)).errand.view.get()).toMatchObject({ isOld: true });
    expect((await reloaded(hours(3), first)).errand.view.get()).toMatchObject({
      phase: 'unreached',
    });
  });

  test('the order goes from the phone when it is over, and when the link is', async () => {
    const { errand, seen } = phone();
    errand.start();
    await pass(0);
    expect(JSON.stringify(seen.read())).toContain('Lake View');
    errand.report(cash);
    await pass(0);
    expect(seen.read()).toBeNull();
    const gone = await reloaded(hours(1));
    gone.network.answer = { kind: 'gone' };
    gone.network.on = true;
    await pass(5000);
    expect(gone.errand.view.get()).toEqual({ phase: 'gone' });
    expect(gone.seen.read()).toBeNull();
  });

  test('what is damaged is none, and other links stay', async () => {
    for (const damaged of [7, [], { x: { order: 1 } }]) {
      const { errand } = phone(keptInMemory(), linked, keptInMemory<unknown>(damaged));
      expect(errand.view.get()).toEqual({ phase: 'loading' });
    }
    const other = { order: underWay, until: Date.now() + hours(1) };
    const { errand, seen } = phone(keptInMemory(), linked, keptInMemory<unknown>({ other }));
    errand.start();
    await pass(0);
    expect(Object.keys(seen.read() as object)).toEqual(['other', key]);
  });
});
