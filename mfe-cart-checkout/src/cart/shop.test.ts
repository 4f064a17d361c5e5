import type { Shop } from '@burger/shared/contracts';
import { createStore } from '@burger/shared/store';
import { aShop } from '@burger/shared/testing/shop';
import { aBus } from '@burger/shared/testing';
import { awaited, followShop, isPaused, type ReadShop, type ShopState } from './shop';

beforeEach(() => jest.useFakeTimers());

const settled = () => jest.advanceTimersByTimeAsync(0);

function setUp(readShop: Reading, isNeeded = true) {
  const bus = aBus();
  const seen = createStore<ShopState>(awaited);
  const follower = followShop({ bus, state: seen, readShop });
  if (isNeeded) follower.need();
  return { bus, seen, follower, readShop };
}
type Reading = jest.Mock<ReturnType<ReadShop>, Parameters<ReadShop>>;
const reading = (shop = aShop()): Reading => jest.fn((_revision) => Promise.resolve(shop));
const failing = (): Reading => jest.fn((_revision) => Promise.reject(new Error('away')));

test('follows what the owner of the shop tells, and then reads nothing itself', async () => {
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

test('who needs the shop asks for it once; before, nothing is asked for or read', async () => {
  const { bus, follower, readShop } = setUp(reading(), false);
  const asked: number[] = [];
  bus.on('shop/refresh-requested').subscribe(({ revision }) => asked.push(revision));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([asked, readShop.mock.calls]).toEqual([[], []]);
  for (let times = 0; times < 2; times += 1) follower.need();
  expect(asked).toEqual([0]);
});

test('when the owner has not come after 3 seconds, the shop is read without it', async () => {
  const shop = aShop();
  const { seen, readShop } = setUp(reading(shop));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(readShop).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(readShop).toHaveBeenCalledWith(null);
  expect(seen.get()).toEqual({ status: 'known', shop, live: false });
});

test('what is read after the owner has told is of no use any more', async () => {
  let answer = (_shop: Shop): void => undefined;
  const { bus, seen } = setUp(
    jest.fn((_revision) => new Promise<Shop>((resolve) => (answer = resolve))),
  );
  await jest.advanceTimersByTimeAsync(3_000);
  const told = aShop({ revision: 9 });
  bus.emit('shop/changed', told);
  answer(aShop());
  await settled();
  expect(seen.get()).toEqual({ status: 'known', shop: told, live: true });
});

test('when that fails too, it is unreachable until another try', async () => {
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

test('something newer is asked of the owner, naming the revision', () => {
  const { bus, follower, readShop } = setUp(reading());
  const asked: number[] = [];
  bus.on('shop/refresh-requested').subscribe(({ revision }) => asked.push(revision));
  bus.emit('shop/changed', aShop());
  follower.refresh(7);
  expect(asked).toEqual([0, 7]);
  expect(readShop).not.toHaveBeenCalled();
});

test('without the owner something newer is read; what fails leaves what is known', async () => {
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

test('a pause holds until its end, or until the kitchen goes on', () => {
  expect(isPaused({ paused: null }, at)).toBe(false);
  expect(isPaused({ paused: { until: null } }, at)).toBe(true);
  expect(isPaused({ paused: { until: '2025-01-15T15:00:01Z' } }, at)).toBe(true);
  expect(isPaused({ paused: { until: '2025-01-15T15:00:00Z' } }, at)).toBe(false);
});
