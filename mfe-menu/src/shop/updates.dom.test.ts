import { dishOf, menu, seedVersion } from '@burger/shared/testing/a-shop';
import { fourPm } from '../testing/fakes';
import { newerMenu, newerVersion, passes, shopWorld, startedWorld } from '../testing/shop-world';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(fourPm + minutes * minute).toISOString();
const soldOut = (what: number | string, until: string | null) => [{ what, until }];

beforeEach(() => jest.useFakeTimers());

describe('at the start', () => {
  test('the first shop data have nothing sold out, the next ones the sold-out dishes of the server', async () => {
    const { published } = await startedWorld({
      revision: 4,
      soldOut: soldOut(1, null),
      extraMinutes: 15,
    });
    expect(published).toHaveLength(2);
    expect(published[0]).toMatchObject({ version: seedVersion, revision: 0, extraMinutes: 0 });
    expect(dishOf(1, published[0]).soldOut).toBeUndefined();
    expect(published[1]).toMatchObject({ version: seedVersion, revision: 4, extraMinutes: 15 });
    expect(dishOf(1, published[1]).soldOut).toEqual({ until: null });
  });

  test('shopStore.ready loads the shop data before the start, and views read them synchronously', async () => {
    const { store, published, requested } = shopWorld();
    const ready = store.ready();
    expect(store.ready()).toBe(ready);
    expect(store.reading()).toBe(ready);
    const shop = await ready;
    expect(ready).toMatchObject({ status: 'fulfilled', value: shop });
    expect(store.get()).toBe(shop);
    expect(published).toHaveLength(1);
    expect(requested).toEqual([]);
  });

  test('the shop data are available at once during prerendering, without requests', () => {
    const { store, fetched, requested } = shopWorld({ rendering: true });
    expect(store.ready()).toMatchObject({ status: 'fulfilled', value: { version: seedVersion } });
    expect([...fetched, ...requested]).toEqual([]);
  });

  test('the current menu is used when the menu of the prerendered page cannot be loaded', async () => {
    const { store, says, last } = shopWorld({ menus: { [newerVersion]: newerMenu } });
    says({ version: newerVersion, revision: 2 });
    await expect(store.ready()).resolves.toMatchObject({ version: newerVersion });
    expect(last()).toEqual(store.get());
  });

  test.each([
    ['is incomplete', { ...menu, rules: undefined }],
    ['cannot be loaded', undefined],
  ])(
    'a menu document that %s rejects all waiting calls, and a later try loads it',
    async (_how, document) => {
      const published: Record<string, unknown> = document ? { [seedVersion]: document } : {};
      const { store, published: events, server } = shopWorld({ menus: published });
      server.answer = () => Promise.reject(new Error('down'));
      const failed = store.ready();
      await expect(failed).rejects.toThrow();
      // The failed promise is returned for a while; otherwise rendering would send requests endlessly.
      expect(store.reading()).toBe(failed);
      expect(failed).toMatchObject({ status: 'rejected' });
      expect([store.get(), events]).toEqual([undefined, []]);

      published[seedVersion] = menu;
      await passes(3000);
      await expect(store.reading()).resolves.toMatchObject({ version: seedVersion });
    },
  );
});

describe('a newer answer', () => {
  test('a newer shop response updates the menu and sold-out dishes; unchanged dishes stay the same objects', async () => {
    const { store, says, published, requested, last, fetched } = await startedWorld();
    const before = store.get();
    const changed = jest.fn();
    store.subscribe(changed);
    await passes(2 * minute);
    expect([requested.length, published.length, changed.mock.calls.length]).toEqual([3, 2, 0]);
    says({ version: newerVersion, revision: 2, soldOut: soldOut(39, null) });
    await passes(minute);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(last()).toMatchObject({ version: newerVersion, revision: 2 });
    expect(dishOf(1, last()).price).toBe('₹55');
    expect(dishOf(39, last()).soldOut).toEqual({ until: null });
    expect(fetched).toEqual([seedVersion, newerVersion]);
    expect(dishOf(3, store.get())).toBe(dishOf(3, before));
  });

  test.each([
    ['cannot be loaded', undefined],
    ['has an invalid price', { dishes: [{ ...newerMenu.dishes[0], price: 5 }] }],
  ])(
    'a newer shop response applies without its menu if that %s, and the menu is tried again',
    async (_how, damage) => {
      const published: Record<string, unknown> = { [seedVersion]: menu };
      if (damage) published[newerVersion] = { ...newerMenu, ...damage };
      const { last } = await startedWorld(
        { version: newerVersion, revision: 2, soldOut: soldOut(1, null) },
        { menus: published },
      );
      expect(last()).toMatchObject({ version: seedVersion, revision: 2, isOutdated: true });
      expect(dishOf(1, last()).soldOut).toEqual({ until: null });
      published[newerVersion] = newerMenu;
      await passes(5000);
      expect(last()).toMatchObject({ version: newerVersion, revision: 2 });
      expect(last()).not.toHaveProperty('isOutdated');
    },
  );
});

describe('an ignored answer', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['an answer of another contract', { version: seedVersion, revision: 7, soldOut: [null] }],
  ])('an ignored shop response (%s) leaves the shop data unchanged', async (_what, garbage) => {
    const { store, server, says, published } = await startedWorld({ revision: 2 });
    server.answer = () => garbage;
    await passes(minute);
    expect(published).toHaveLength(2);
    expect(store.get()).toMatchObject({ version: seedVersion, revision: 2 });
    says({ revision: 8, extraMinutes: 5 });
    await passes(minute);
    expect(store.get()).toMatchObject({ revision: 8, extraMinutes: 5 });
  });

  test('a shop response with an older revision leaves the shop data unchanged', async () => {
    const { store, says } = await startedWorld({ revision: 5, soldOut: soldOut(1, null) });
    says({ revision: 4, version: newerVersion });
    await passes(minute);
    expect(store.get()).toMatchObject({ revision: 5, version: seedVersion });
    expect(dishOf(1, store.get()).soldOut).toBeDefined();
  });

  test('a menu that loads later than a newer one leaves the newer one in place', async () => {
    let arrive: (document: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => (arrive = resolve));
    const menus = { [seedVersion]: menu, [newerVersion]: slow };
    const { store, bus, says } = await startedWorld({}, { menus });
    says({ revision: 2, version: newerVersion });
    await passes(minute);
    says({ revision: 3, extraMinutes: 30 });
    bus.emit('shop/refresh-requested', { revision: 3 });
    await passes();
    arrive(newerMenu);
    await passes();
    expect(store.get()).toMatchObject({ revision: 3, version: seedVersion, extraMinutes: 30 });
  });

  test("a shop server that hangs or is down leaves the page's shop data in place", async () => {
    const { start, server, published } = shopWorld();
    server.answer = () => new Promise(() => undefined);
    start();
    await passes(2 * minute);
    server.answer = () => Promise.reject(new DOMException('timed out', 'TimeoutError'));
    await passes(2 * minute);
    expect(published).toHaveLength(1);
    expect(published[0]).toMatchObject({ version: seedVersion, revision: 0 });
  });

  test('a shop response that is an hour old even past caches is dropped until a newer one comes', async () => {
    const old = { revision: 9, now: inMinutes(-60), paused: { until: null } };
    const { store, server, answer, requested, published } = await startedWorld(old);
    expect(requested).toEqual([null, 0]);
    expect(published).toHaveLength(1);
    server.answer = (revision) => answer(revision === null ? old : { revision: 10 });
    await passes(minute);
    expect(store.get()).toMatchObject({ revision: 10, paused: null });
  });
});

describe("the server's clock", () => {
  const wholeMinutes = (at: number) => Math.round((at - Date.now()) / minute);

  test.each([-180, 180])(
    "the server's time in shop responses corrects a visitor's clock that is %i minutes ahead",
    async (wrong) => {
      const { store, start, server, answer, says, requested } = shopWorld({
        visitorAhead: wrong * minute,
      });
      let calls = 0;
      server.answer = () =>
        answer({
          soldOut: soldOut(1, inMinutes(10)),
          now: new Date(fourPm + calls++ * 5).toISOString(),
        });
      start();
      await passes();
      expect(dishOf(1, store.get()).soldOut).toEqual({ until: inMinutes(10) });
      expect(Math.abs(store.now() - fourPm)).toBeLessThan(100);
      says({ soldOut: soldOut(1, inMinutes(10)) });
      await passes(11 * minute);
      expect(dishOf(1, store.get()).soldOut).toBeUndefined();
      // Once the difference between the clocks is known, responses no longer seem old, so caches are used
      // again.
      expect(requested.filter((revision) => revision !== null).length).toBeLessThanOrEqual(1);
      // From here on the visitor's clock is right.
      jest.setSystemTime(Date.now() - wrong * minute);
      server.answer = () => answer({ now: new Date(Date.now() + calls++).toISOString() });
      await passes(minute);
      expect(Math.abs(store.now() - Date.now())).toBeLessThan(100);
    },
  );

  test("a cached shop response sets the server's clock back only until a fresh response comes", async () => {
    const { store, says, last, requested } = await startedWorld({ now: inMinutes(-4) });
    expect(wholeMinutes(store.now())).toBe(-4);
    says({});
    await passes(minute);
    expect(store.now()).toBe(Date.now());
    expect(last()?.aheadMs).toBe(0);
    expect(requested).toEqual([null, null]);
  });

  test("repeated shop responses from a cache do not set the server's clock back", async () => {
    const { store, server, answer, says, published, requested } = await startedWorld();
    const stored = answer();
    server.answer = () => stored;
    await passes(5 * minute);
    expect(store.now()).toBe(Date.now());
    expect(published).toHaveLength(2);
    expect(requested.every((revision) => revision === null)).toBe(true);
    // Nor does a changed response that a cache returns a minute late.
    says({ revision: 2, now: inMinutes(5) });
    await passes(minute);
    expect(store.get()).toMatchObject({ revision: 2, aheadMs: 0 });
  });
});

describe('a time limit', () => {
  test('a sold-out dish and a pause end on time without a request', async () => {
    const { store, requested, published } = await startedWorld({
      soldOut: soldOut(1, inMinutes(0.25)),
      paused: { until: inMinutes(0.5) },
    });
    expect(store.get()).toMatchObject({ paused: { until: inMinutes(0.5) } });
    await passes(15_000);
    expect(dishOf(1, store.get()).soldOut).toBeUndefined();
    expect(store.get()?.paused).not.toBeNull();
    await passes(15_000);
    expect(store.get()?.paused).toBeNull();
    expect(requested).toHaveLength(1);
    expect(published).toHaveLength(4);
  });

  test('an end time next month does not fire its timer at once, and is checked after the device slept', async () => {
    const next = 60 * 24 * 40;
    const { store, published, show } = await startedWorld({ soldOut: soldOut(1, inMinutes(next)) });
    await passes(120 * minute);
    expect(published).toHaveLength(2);
    jest.setSystemTime(fourPm + next * minute);
    await show(true);
    expect(dishOf(1, store.get()).soldOut).toBeUndefined();
  });
});

describe('polling', () => {
  test('the shop data are not polled while the page has never been visible, but are available', async () => {
    const { start, requested, published, show } = shopWorld();
    await show(false);
    start();
    await passes(5 * minute);
    expect(published).toHaveLength(1);
    expect(requested).toEqual([]);
  });

  test('a known revision of the shop data is requested at once, and once more if the response is older', async () => {
    const { store, bus, requested, says } = await startedWorld();
    bus.emit('shop/refresh-requested', { revision: 6 });
    await passes();
    expect(requested).toEqual([null, 6]);
    says({ revision: 6, soldOut: soldOut(1, null) });
    await passes(1500);
    expect(requested).toEqual([null, 6, 6]);
    expect(store.get()?.revision).toBe(6);
  });

  test('a revision that never comes is requested only twice, also when it was known before the start', async () => {
    const { start, bus, requested } = shopWorld();
    bus.emit('shop/refresh-requested', { revision: 99 });
    start();
    await passes(minute - 1);
    expect(requested.filter((revision) => revision === 99)).toHaveLength(2);
  });
});
