import { dishOf, menu, seedVersion } from '@burger/shared/testing/shop';
import { fourPm } from '../testing/fakes';
import { newerMenu, newerVersion, passes, shopWorld, startedWorld } from '../testing/shop-world';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(fourPm + minutes * minute).toISOString();
const soldOut = (what: number | string, until: string | null) => [{ what, until }];

beforeEach(() => jest.useFakeTimers());

describe('at first', () => {
  test('the shop is what the page was rendered from, on an ordinary day; then what is told of today', async () => {
    const { told } = await startedWorld({
      revision: 4,
      soldOut: soldOut(1, null),
      extraMinutes: 15,
    });
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ version: seedVersion, revision: 0, extraMinutes: 0 });
    expect(dishOf(1, told[0]).soldOut).toBeUndefined();
    expect(told[1]).toMatchObject({ version: seedVersion, revision: 4, extraMinutes: 15 });
    expect(dishOf(1, told[1]).soldOut).toEqual({ until: null });
  });

  test('views get it before anybody has started the owner, and read it without a pause', async () => {
    const { store, told, asked } = shopWorld();
    const ready = store.ready();
    expect(store.ready()).toBe(ready);
    expect(store.reading()).toBe(ready);
    const shop = await ready;
    expect(ready).toMatchObject({ status: 'fulfilled', value: shop });
    expect(store.get()).toBe(shop);
    expect(told).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  test('where pages are rendered it is there at once, and nothing is asked', () => {
    const { store, fetched, asked } = shopWorld({ rendering: true });
    expect(store.ready()).toMatchObject({ status: 'fulfilled', value: { version: seedVersion } });
    expect([...fetched, ...asked]).toEqual([]);
  });

  test('where the document of the page cannot be had, the current one stands in', async () => {
    const { store, says, last } = shopWorld({ menus: { [newerVersion]: newerMenu } });
    says({ version: newerVersion, revision: 2 });
    await expect(store.ready()).resolves.toMatchObject({ version: newerVersion });
    expect(last()).toEqual(store.get());
  });

  test.each([
    ['is cut short', { ...menu, rules: undefined }],
    ['cannot be had', undefined],
  ])('a document that %s fails all who wait; a later try finds it', async (_how, document) => {
    const published: Record<string, unknown> = document ? { [seedVersion]: document } : {};
    const { store, told, server } = shopWorld({ menus: published });
    server.answer = () => Promise.reject(new Error('down'));
    const failed = store.ready();
    await expect(failed).rejects.toThrow();
    // What a view reads stays failed for a moment, or it would ask on and on.
    expect(store.reading()).toBe(failed);
    expect(failed).toMatchObject({ status: 'rejected' });
    expect([store.get(), told]).toEqual([undefined, []]);

    published[seedVersion] = menu;
    await passes(3000);
    await expect(store.reading()).resolves.toMatchObject({ version: seedVersion });
  });
});

describe('what is newer', () => {
  test('is taken in: another document, with what is sold out; a dish of which nothing changed stays the same', async () => {
    const { store, says, told, asked, last, fetched } = await startedWorld();
    const before = store.get();
    const changed = jest.fn();
    store.subscribe(changed);
    // The same again is told to nobody.
    await passes(2 * minute);
    expect([asked.length, told.length, changed.mock.calls.length]).toEqual([3, 2, 0]);
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
    ['cannot be had', undefined],
    ['has a price that is no text', { dishes: [{ ...newerMenu.dishes[0], price: 5 }] }],
  ])('counts without its document where that %s, which is tried again', async (_how, damage) => {
    const published: Record<string, unknown> = { [seedVersion]: menu };
    if (damage) published[newerVersion] = { ...newerMenu, ...damage };
    const { last } = await startedWorld(
      { version: newerVersion, revision: 2, soldOut: soldOut(1, null) },
      { menus: published },
    );
    expect(last()).toMatchObject({ version: seedVersion, revision: 2 });
    expect(dishOf(1, last()).soldOut).toEqual({ until: null });
    published[newerVersion] = newerMenu;
    await passes(minute);
    expect(last()).toMatchObject({ version: newerVersion, revision: 2 });
  });
});

describe('an answer that is left', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['one of another contract', { version: seedVersion, revision: 7, soldOut: [null] }],
  ])('%s: the shop goes on as it was', async (_what, garbage) => {
    const { store, server, says, told } = await startedWorld({ revision: 2 });
    server.answer = () => garbage;
    await passes(minute);
    expect(told).toHaveLength(2);
    expect(store.get()).toMatchObject({ version: seedVersion, revision: 2 });
    says({ revision: 8, extraMinutes: 5 });
    await passes(minute);
    expect(store.get()).toMatchObject({ revision: 8, extraMinutes: 5 });
  });

  test('one with a revision that goes back', async () => {
    const { store, says } = await startedWorld({ revision: 5, soldOut: soldOut(1, null) });
    says({ revision: 4, version: newerVersion });
    await passes(minute);
    expect(store.get()).toMatchObject({ revision: 5, version: seedVersion });
    expect(dishOf(1, store.get()).soldOut).toBeDefined();
  });

  test('one that was overtaken while its document was on the way', async () => {
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

  test('none at all: a server that hangs or is down', async () => {
    const { start, server, told } = shopWorld();
    server.answer = () => new Promise(() => undefined);
    start();
    await passes(2 * minute);
    server.answer = () => Promise.reject(new DOMException('timed out', 'TimeoutError'));
    await passes(2 * minute);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ version: seedVersion, revision: 0 });
  });

  test('one that is an hour old, also past the caches, which are asked to pass a newer one', async () => {
    const old = { revision: 9, now: inMinutes(-60), paused: { until: null } };
    const { store, server, answer, asked, told } = await startedWorld(old);
    expect(asked).toEqual([null, 0]);
    expect(told).toHaveLength(1);
    server.answer = (revision) => answer(revision === null ? old : { revision: 10 });
    await passes(minute);
    expect(store.get()).toMatchObject({ revision: 10, paused: null });
  });
});

describe('the clock that counts is the server’s', () => {
  const wholeMinutes = (at: number) => Math.round((at - Date.now()) / minute);

  test.each([-180, 180])(
    'a visitor whose clock is %i minutes ahead sees the same',
    async (wrong) => {
      const { store, start, server, answer, says, asked } = shopWorld({
        visitorAhead: wrong * minute,
      });
      let calls = 0;
      server.answer = () =>
        answer({
          soldOut: soldOut(1, inMinutes(10)),
          // The second one comes later than the first.
          now: new Date(fourPm + calls++ * 5).toISOString(),
        });
      start();
      await passes();
      expect(dishOf(1, store.get()).soldOut).toEqual({ until: inMinutes(10) });
      expect(Math.abs(store.now() - fourPm)).toBeLessThan(100);
      says({ soldOut: soldOut(1, inMinutes(10)) });
      await passes(11 * minute);
      expect(dishOf(1, store.get()).soldOut).toBeUndefined();
      // Once it is known how wrong the clock is, its answers are no longer taken for old ones.
      expect(asked.filter((revision) => revision !== null).length).toBeLessThanOrEqual(1);
      // The visitor puts it right.
      jest.setSystemTime(Date.now() - wrong * minute);
      server.answer = () => answer({ now: new Date(Date.now() + calls++).toISOString() });
      await passes(minute);
      expect(Math.abs(store.now() - Date.now())).toBeLessThan(100);
    },
  );

  test('an answer that was kept on the way sets the clock back only until a fresh one comes', async () => {
    const { store, says, last, asked } = await startedWorld({ now: inMinutes(-4) });
    expect(wholeMinutes(store.now())).toBe(-4);
    says({});
    await passes(minute);
    expect(store.now()).toBe(Date.now());
    expect(last()?.aheadMs).toBe(0);
    expect(asked).toEqual([null, null]);
  });

  test('what a cache hands out again and again does not set the clock back', async () => {
    const { store, server, answer, says, told, asked } = await startedWorld();
    const kept = answer();
    server.answer = () => kept;
    await passes(5 * minute);
    expect(store.now()).toBe(Date.now());
    expect(told).toHaveLength(2);
    expect(asked.every((revision) => revision === null)).toBe(true);
    // Also where something has changed that was told before it was kept.
    says({ revision: 2, now: inMinutes(5) });
    await passes(minute);
    expect(store.get()).toMatchObject({ revision: 2, aheadMs: 0 });
  });
});

describe('what ends', () => {
  test('a dish is back and a pause is over at their moment, without asking', async () => {
    const { store, asked, told } = await startedWorld({
      soldOut: soldOut(1, inMinutes(0.25)),
      paused: { until: inMinutes(0.5) },
    });
    expect(store.get()).toMatchObject({ paused: { until: inMinutes(0.5) } });
    await passes(15_000);
    expect(dishOf(1, store.get()).soldOut).toBeUndefined();
    expect(store.get()?.paused).not.toBeNull();
    await passes(15_000);
    expect(store.get()?.paused).toBeNull();
    expect(asked).toHaveLength(1);
    expect(told).toHaveLength(4);
  });

  test('what ends next month sets no timer off at once; after a sleep the first look puts it right', async () => {
    const next = 60 * 24 * 40;
    const { store, told, show } = await startedWorld({ soldOut: soldOut(1, inMinutes(next)) });
    await passes(120 * minute);
    expect(told).toHaveLength(2);
    jest.setSystemTime(fourPm + next * minute);
    await show(true);
    expect(dishOf(1, store.get()).soldOut).toBeUndefined();
  });
});

describe('it asks', () => {
  test('not for a page that nobody has looked at yet; but the shop is there', async () => {
    const { start, asked, told, show } = shopWorld();
    await show(false);
    start();
    await passes(5 * minute);
    expect(told).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  test('at once for a revision that somebody knows of, and once more where the answer is older', async () => {
    const { store, bus, asked, says } = await startedWorld();
    bus.emit('shop/refresh-requested', { revision: 6 });
    await passes();
    expect(asked).toEqual([null, 6]);
    says({ revision: 6, soldOut: soldOut(1, null) });
    await passes(1500);
    expect(asked).toEqual([null, 6, 6]);
    expect(store.get()?.revision).toBe(6);
  });

  test('twice, and not endlessly, for one that never comes; also where that was asked before the start', async () => {
    const { start, bus, asked } = shopWorld();
    bus.emit('shop/refresh-requested', { revision: 99 });
    start();
    await passes(minute - 1);
    expect(asked.filter((revision) => revision === 99)).toHaveLength(2);
  });
});
