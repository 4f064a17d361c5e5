import { versionOf } from '@burger/shared/shop/publishing';
import { published } from '@burger/shared/testing/a-shop';
import { setPatience } from '../http/retry';
import { memoryShop } from '../testing/memory-stores';
import { priced } from '../testing/order-body';
import { keepShop } from './cached-shop';

const version = versionOf(published);
const cheaper = priced('₹39');

beforeEach(() => setPatience({ retries: 0, pause: 1, limit: 500 }));

function setUp(changes: Partial<Parameters<typeof keepShop>[0]> = {}) {
  const store = memoryShop();
  const live = jest.spyOn(store, 'live');
  let time = 0;
  const shop = keepShop({
    store,
    firstDocument: () => published,
    now: () => new Date('2026-01-05T08:00:00Z'),
    clock: () => time,
    ...changes,
  });
  return { store, live, shop, pass: (ms: number) => void (time += ms) };
}

const busier = (today: { extraMinutes: number }) => ({ extraMinutes: today.extraMinutes + 10 });

test('an empty shop store starts with the seed menu', async () => {
  const { shop, store } = setUp();
  expect(await shop.today()).toMatchObject({ version, revision: 1, soldOut: [], paused: null });
  expect(await store.versions()).toEqual([expect.objectContaining({ version, from: null })]);
});

test("concurrent reads of the shop's day share one store read per second", async () => {
  const { shop, store, live, pass } = setUp();
  await shop.today();
  await store.change((today) => ({ ...today, ...busier(today) }), 'Meena');
  live.mockClear();
  pass(999);
  await Promise.all(Array.from({ length: 50 }, () => shop.today()));
  expect((await shop.today()).extraMinutes).toBe(0);
  expect(live).not.toHaveBeenCalled();
  pass(1);
  const read = await Promise.all(Array.from({ length: 50 }, () => shop.today()));
  expect(live).toHaveBeenCalledTimes(1);
  expect(read.every(({ extraMinutes }) => extraMinutes === 10)).toBe(true);
  // Setting the system clock back must not extend the lifetime of the cached day.
  pass(-3_600_000);
  await shop.today();
  expect(live).toHaveBeenCalledTimes(2);
});

test('a shop revision newer than the cached one is read from the store', async () => {
  const { shop, store, live } = setUp();
  await shop.today();
  const { revision } = await store.change((today) => ({ ...today, ...busier(today) }), 'Meena');
  expect(await shop.today(revision)).toMatchObject({ revision: 2, extraMinutes: 10 });
  live.mockClear();
  expect(await shop.today(revision)).toMatchObject({ revision: 2 });
  expect(live).not.toHaveBeenCalled();
  // Requests for a revision that does not exist share one store read.
  const requests = await Promise.all(Array.from({ length: 200 }, () => shop.today(1e9)));
  expect(live).toHaveBeenCalledTimes(1);
  expect(requests.every((one) => one.revision === 2)).toBe(true);
});

test('a late store response does not replace a newer cached day', async () => {
  const { shop, store, live, pass } = setUp();
  const first = await shop.today();
  await store.change((today) => ({ ...today, ...busier(today) }), 'Meena');
  await shop.today(2);
  pass(1000);
  live.mockResolvedValue(first);
  expect((await shop.today()).revision).toBe(2);
});

test('the shop cache stores menu versions permanently, except missing ones', async () => {
  const { shop, store, pass } = setUp();
  const read = jest.spyOn(store, 'published');
  await Promise.all(Array.from({ length: 20 }, () => shop.shop()));
  pass(3_600_000);
  await shop.shop();
  await shop.menu(version, 'kn');
  expect(read).toHaveBeenCalledTimes(1);
  const other = versionOf(cheaper);
  expect([await shop.published(other), await shop.shopOf(other)]).toEqual([null, null]);
  await store.publish({ published: cheaper, by: 'Meena' });
  expect(await shop.published(other)).toEqual(cheaper);
});

test('the shop is computed again only when its day changes or one of the times of the day passes', async () => {
  let time = Date.parse('2026-01-05T08:00:00Z');
  const until = (minutes: number) => new Date(time + minutes * 60_000).toISOString();
  const { shop, store, pass } = setUp({ now: () => new Date(time) });
  await shop.today();
  await store.change(
    (today) => ({
      ...today,
      soldOut: [{ what: 1, until: until(20) }],
      paused: { until: until(10) },
    }),
    'Meena',
  );
  pass(1000);
  const first = await shop.shop();
  expect(await shop.shop()).toBe(first);
  const states: unknown[] = [];
  for (const minutes of [9, 1, 9, 1, -20]) {
    time += minutes * 60_000;
    const { dishes, paused } = await shop.shop();
    states.push([paused !== null, dishes.find(({ id }) => id === 1)?.soldOut !== undefined]);
  }
  expect(states).toEqual([
    [true, true],
    [false, true],
    [false, true],
    [false, false],
    [true, true],
  ]);
  await store.change((today) => ({ ...today, ...busier(today) }), 'Meena');
  pass(1000);
  expect((await shop.shop()).extraMinutes).toBe(10);
  expect(await shop.shopOf(version)).toBe(await shop.shopOf(version));
});

test('the shop cache rejects as unavailable during a store outage instead of returning an empty shop', async () => {
  const { shop, live } = setUp();
  live.mockRejectedValue(Object.assign(new Error('away'), { code: 14 }));
  await expect(shop.shop()).rejects.toMatchObject({ code: 'unavailable' });
  live.mockRestore();
  await expect(shop.today()).resolves.toMatchObject({ revision: 1 });
});

test('learned times are read once in five minutes, and only if the rules use them', async () => {
  const read = jest.fn(() => Promise.reject(new Error('away')));
  const { shop, store, pass } = setUp({ learned: { read } });
  await shop.shop();
  expect(read).not.toHaveBeenCalled();
  const kitchen = {
    ...{ wayMinutes: 25, stations: [{ id: 'grill', name: 'Grill', places: 2, minutes: {} }] },
    learn: { afterOrders: 50, atLeast: 0.8, atMost: 1.5 },
  };
  await store.publish({
    published: { ...published, rules: { ...published.rules, kitchen } },
    by: '',
  });
  pass(1000);
  const learned = { at: '', cooked: 0, ridden: 50, leftOut: 0, dishes: [], rides: [] };
  // A failed read is repeated by the next request, which meanwhile promises by the fixed minutes.
  expect((await shop.shop()).learned).toBeUndefined();
  read.mockResolvedValue(learned as never);
  for (const ms of [0, 1000, 298_000]) {
    pass(ms);
    expect((await shop.shop()).learned).toMatchObject({ work: {} });
  }
  expect(read).toHaveBeenCalledTimes(2);
  pass(1000);
  await Promise.all([shop.shop(), shop.shop()]);
  expect(read).toHaveBeenCalledTimes(3);
});
