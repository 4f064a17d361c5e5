import type { Shop } from '@burger/shared/contracts';
import { createStore } from '@burger/shared/platform/use-store';
import { aShop } from '@burger/shared/testing/a-shop';
import { aBus } from '@burger/shared/testing';
import { awaited, followShop, isPaused, type ReadShop, type ShopState } from './shop';

beforeEach(() => jest.useFakeTimers());

const settled = () => jest.advanceTimersByTimeAsync(0);

function setUp(readShop: Reading, isNeeded = true) {
  const bus = aBus();
  const observed = createStore<ShopState>(awaited);
  const follower = followShop({ bus, state: observed, readShop });
  if (isNeeded) follower.need();
  return { bus, seen: observed, follower, readShop };
}
type Reading = jest.Mock<ReturnType<ReadShop>, Parameters<ReadShop>>;
const reading = (shop = aShop()): Reading => jest.fn((_revision) => Promise.resolve(shop));
const failing = (): Reading => jest.fn((_revision) => Promise.reject(new Error('away')));

test('shop/changed events set the shop state, and the server is not read', async () => {
  const { bus, seen, readShop } = setUp(reading());
  expect(seen.get()).toEqual(awaited);
  const first = aShop();
  bus.emit('shop/changed', first);
  expect(seen.get()).toEqual({ status: 'known', shop: first, live: true });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(readShop).not.toHaveBeenCalled();
  const next = aShop({ revision: 3 });
  bus.emit('shop/changed', next);
  expect(seen.get()).toEqual({ status: 'known', shop: next, live: true });
});

test('need() requests the shop data once, and nothing is requested before it', async () => {
  const { bus, follower, readShop } = setUp(reading(), false);
  const requests: number[] = [];
  bus.on('shop/refresh-requested').subscribe(({ revision }) => requests.push(revision));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([requests, readShop.mock.calls]).toEqual([[], []]);
  for (let times = 0; times < 2; times += 1) follower.need();
  expect(requests).toEqual([0]);
});

test('the shop data are read from the server when no shop/changed event arrives within 3 seconds', async () => {
  const shop = aShop();
  const { seen, readShop } = setUp(reading(shop));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(readShop).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(readShop).toHaveBeenCalledWith(null);
  expect(seen.get()).toEqual({ status: 'known', shop, live: false });
});

test('a server read of the shop data that resolves after a shop/changed event is ignored', async () => {
  let answer = (_shop: Shop): void => undefined;
  const { bus, seen } = setUp(
    jest.fn((_revision) => new Promise<Shop>((resolve) => (answer = resolve))),
  );
  await jest.advanceTimersByTimeAsync(3_000);
  const published = aShop({ revision: 9 });
  bus.emit('shop/changed', published);
  answer(aShop());
  await settled();
  expect(seen.get()).toEqual({ status: 'known', shop: published, live: true });
});

test('the prerendered shop data of a late menu remote do not replace those read from the server', async () => {
  const fromServer = { ...aShop({ revision: 9 }), aheadMs: 0 };
  const { bus, seen } = setUp(reading(fromServer));
  await jest.advanceTimersByTimeAsync(3_000);
  bus.emit('shop/changed', aShop());
  expect(seen.get()).toEqual({ status: 'known', shop: fromServer, live: true });
  const updated = { ...aShop({ revision: 10 }), aheadMs: 0 };
  bus.emit('shop/changed', updated);
  expect(seen.get()).toEqual({ status: 'known', shop: updated, live: true });
});

test('a failed read of the shop data makes the shop unreachable until the next try', async () => {
  const readShop = failing();
  const { seen, follower } = setUp(readShop);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(seen.get()).toEqual({ status: 'unreachable' });
  const shop = aShop();
  readShop.mockResolvedValue(shop);
  follower.tryAgain();
  expect(seen.get()).toEqual(awaited);
  await settled();
  expect(seen.get()).toEqual({ status: 'known', shop, live: false });
});

test('refresh(revision) emits shop/refresh-requested with the revision when the menu remote runs', () => {
  const { bus, follower, readShop } = setUp(reading());
  const requests: number[] = [];
  bus.on('shop/refresh-requested').subscribe(({ revision }) => requests.push(revision));
  bus.emit('shop/changed', aShop());
  follower.refresh(7);
  expect(requests).toEqual([0, 7]);
  expect(readShop).not.toHaveBeenCalled();
});

test('refresh() reads the server without the menu remote, and a failure keeps the known shop data', async () => {
  const readShop = reading();
  const { seen, follower } = setUp(readShop);
  await jest.advanceTimersByTimeAsync(3_000);
  const next = aShop({ revision: 7 });
  readShop.mockResolvedValueOnce(next);
  follower.refresh(7);
  await settled();
  expect(readShop).toHaveBeenLastCalledWith(7);
  expect(seen.get()).toEqual({ status: 'known', shop: next, live: false });
  readShop.mockRejectedValueOnce(new Error('away'));
  follower.refresh(8);
  await settled();
  expect(seen.get()).toEqual({ status: 'known', shop: next, live: false });
});

const at = new Date('2025-01-15T15:00:00Z');

test('a pause of the kitchen ends at its set time, or when staff resume', () => {
  expect(isPaused({ paused: null }, at)).toBe(false);
  expect(isPaused({ paused: { until: null } }, at)).toBe(true);
  expect(isPaused({ paused: { until: '2025-01-15T15:00:01Z' } }, at)).toBe(true);
  expect(isPaused({ paused: { until: '2025-01-15T15:00:00Z' } }, at)).toBe(false);
});
