import { dishOf, menu, seedVersion } from '@burger/shared/testing/shop';
import { fourPm } from '../testing/fake-shop';
import { newerMenu, newerVersion, passes, shopWorld } from '../testing/shop-world';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(fourPm + minutes * minute).toISOString();
const soldOut = (what: number | string, until: string | null) => [{ what, until }];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('at first', () => {
  test('the shop is what the page was rendered from, on an ordinary day; then what is told of today', async () => {
    const { start, told, server, answer } = shopWorld();
    server.answer = () => answer({ revision: 4, soldOut: soldOut(1, null), extraMinutes: 15 });
    start();
    await passes();
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ version: seedVersion, revision: 0, extraMinutes: 0 });
    expect(dishOf(1, told[0]).soldOut).toBeUndefined();
    expect(told[1]).toMatchObject({ version: seedVersion, revision: 4, extraMinutes: 15 });
    expect(dishOf(1, told[1]).soldOut).toEqual({ until: null });
  });

  test('views get it before anybody has started the owner, and read it without a pause', async () => {
    const { keeper, told, asked } = shopWorld();
    const ready = keeper.ready();
    expect(keeper.ready()).toBe(ready);
    expect(keeper.reading()).toBe(ready);
    const shop = await ready;
    expect(ready).toMatchObject({ status: 'fulfilled', value: shop });
    expect(keeper.get()).toBe(shop);
    expect(told).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  test('where pages are rendered it is there at once, and nothing is asked', () => {
    const { keeper, fetched, asked } = shopWorld({ rendering: true });
    const ready = keeper.ready();
    expect(ready).toMatchObject({ status: 'fulfilled', value: { version: seedVersion } });
    expect([...fetched, ...asked]).toEqual([]);
  });

  test('where the document of the page cannot be had, the current one stands in', async () => {
    const { keeper, server, answer, last } = shopWorld({ menus: { [newerVersion]: newerMenu } });
    server.answer = () => answer({ version: newerVersion, revision: 2 });
    await expect(keeper.ready()).resolves.toMatchObject({ version: newerVersion });
    expect(last()).toEqual(keeper.get());
  });

  test.each([
    ['is garbage', { [seedVersion]: '<!doctype html>' }],
    ['is cut short', { [seedVersion]: { ...menu, rules: undefined } }],
    ['cannot be had', {}],
  ])('a document that %s fails all who wait; a later call tries anew', async (_how, menus) => {
    const published: Record<string, unknown> = { ...menus };
    const { keeper, told, server } = shopWorld({ menus: published });
    server.answer = () => Promise.reject(new Error('down'));
    const failed = keeper.ready();
    await expect(failed).rejects.toThrow();
    // What a view reads stays failed for a moment, or it would ask on and on.
    expect(keeper.reading()).toBe(failed);
    expect(failed).toMatchObject({ status: 'rejected' });
    expect(keeper.get()).toBeUndefined();
    expect(told).toEqual([]);

    published[seedVersion] = menu;
    await expect(keeper.ready()).resolves.toMatchObject({ version: seedVersion });
  });

  test('a view that was drawn in vain finds the shop at a later drawing', async () => {
    const published: Record<string, unknown> = {};
    const { keeper, server } = shopWorld({ menus: published });
    server.answer = () => null;
    await expect(keeper.reading()).rejects.toThrow();
    published[seedVersion] = menu;
    await passes(3000);
    await expect(keeper.reading()).resolves.toMatchObject({ version: seedVersion });
  });

  test('an owner that could not be started tries again by itself', async () => {
    const published: Record<string, unknown> = {};
    const { start, server, answer, last } = shopWorld({ menus: published });
    server.answer = () => null;
    start();
    await passes();
    expect(last()).toBeUndefined();
    published[seedVersion] = menu;
    server.answer = () => answer({ revision: 3 });
    await passes(minute);
    expect(last()?.revision).toBe(3);
  });
});

describe('what is newer', () => {
  test('is taken in: another document, with what is sold out', async () => {
    const { start, server, answer, last, fetched } = shopWorld();
    start();
    await passes();
    server.answer = () =>
      answer({ version: newerVersion, revision: 2, soldOut: soldOut(39, null) });
    await passes(minute);
    expect(last()).toMatchObject({ version: newerVersion, revision: 2 });
    expect(dishOf(1, last()).price).toBe('₹55');
    expect(dishOf(39, last()).soldOut).toEqual({ until: null });
    expect(fetched).toEqual([seedVersion, newerVersion]);
  });

  test('is told to the views here, too, until they stop listening', async () => {
    const { keeper, start, server, answer } = shopWorld();
    const changed = jest.fn();
    start();
    await passes();
    const end = keeper.subscribe(changed);
    server.answer = () => answer({ revision: 2, extraMinutes: 20 });
    await passes(minute);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(keeper.get()?.extraMinutes).toBe(20);
    end();
    server.answer = () => answer({ revision: 3 });
    await passes(minute);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('the same again is told to nobody', async () => {
    const { start, told, asked } = shopWorld();
    start();
    await passes(3 * minute);
    expect(asked).toHaveLength(4);
    expect(told).toHaveLength(2);
  });

  test('a dish of which nothing changed is the same object as before', async () => {
    const { keeper, start, server, answer } = shopWorld();
    start();
    await passes();
    const before = keeper.get();
    server.answer = () => answer({ version: newerVersion, revision: 2 });
    await passes(minute);
    expect(dishOf(1, keeper.get())).not.toBe(dishOf(1, before));
    expect(dishOf(3, keeper.get())).toBe(dishOf(3, before));
  });

  test('where its document cannot be had, what is sold out counts all the same, and it is tried again', async () => {
    const published: Record<string, unknown> = { [seedVersion]: menu };
    const { start, server, answer, last } = shopWorld({ menus: published });
    server.answer = () => answer({ version: newerVersion, revision: 2, soldOut: soldOut(1, null) });
    start();
    await passes();
    expect(last()).toMatchObject({ version: seedVersion, revision: 2 });
    expect(dishOf(1, last()).soldOut).toEqual({ until: null });
    published[newerVersion] = newerMenu;
    await passes(minute);
    expect(last()).toMatchObject({ version: newerVersion, revision: 2 });
  });

  test.each([
    ['is garbage', 'Not found'],
    [
      'has a price that is no text',
      { ...newerMenu, dishes: [{ ...newerMenu.dishes[0], price: 5 }] },
    ],
    ['has no rules', { ...newerMenu, rules: null }],
  ])('a document that %s is refused, and what is sold out counts', async (_how, garbage) => {
    const { start, server, answer, last } = shopWorld({
      menus: { [seedVersion]: menu, [newerVersion]: garbage },
    });
    server.answer = () => answer({ version: newerVersion, revision: 2, extraMinutes: 10 });
    start();
    await passes();
    expect(last()).toMatchObject({ version: seedVersion, revision: 2, extraMinutes: 10 });
  });
});

describe('an answer that is left', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a page', '<!doctype html>'],
    ['a list', []],
    ['a revision that is text', { revision: '7' }],
    ['a revision below nothing', { revision: -1 }],
    ['sold-out things that are no list', { soldOut: 'everything', revision: 7 }],
    ['a sold-out thing that is nothing', { soldOut: [null], revision: 7 }],
    ['a pause until some day', { paused: { until: 'later' }, revision: 7 }],
    ['minutes that are endless', { extraMinutes: 1e9, revision: 7 }],
    ['a clock that shows nothing', { now: 'now', revision: 7 }],
    ['no clock', { now: undefined, revision: 7 }],
  ])('%s: the shop goes on as it was', async (_what, garbage) => {
    const { keeper, start, server, answer, told } = shopWorld();
    server.answer = () => answer({ revision: 2, soldOut: soldOut(1, null) });
    start();
    await passes();
    const isWhole = typeof garbage !== 'object' || garbage === null || Array.isArray(garbage);
    server.answer = () => (isWhole ? garbage : { ...answer(), ...(garbage as object) });
    await passes(minute);
    expect(told).toHaveLength(2);
    expect(keeper.get()).toMatchObject({ version: seedVersion, revision: 2 });
    server.answer = () => answer({ revision: 8, extraMinutes: 5 });
    await passes(minute);
    expect(keeper.get()).toMatchObject({ revision: 8, extraMinutes: 5 });
  });

  test('one with a revision that goes back', async () => {
    const { keeper, start, server, answer } = shopWorld();
    server.answer = () => answer({ revision: 5, soldOut: soldOut(1, null) });
    start();
    await passes();
    server.answer = () => answer({ revision: 4, version: newerVersion });
    await passes(minute);
    expect(keeper.get()).toMatchObject({ revision: 5, version: seedVersion });
    expect(dishOf(1, keeper.get()).soldOut).toBeDefined();
  });

  test('one that was overtaken while its document was on the way', async () => {
    let arrive: (document: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => (arrive = resolve));
    const menus = { [seedVersion]: menu, [newerVersion]: slow };
    const { keeper, start, bus, server, answer } = shopWorld({ menus });
    start();
    await passes();
    server.answer = () => answer({ revision: 2, version: newerVersion });
    await passes(minute);
    server.answer = () => answer({ revision: 3, extraMinutes: 30 });
    bus.emit('shop/refresh-requested', { revision: 3 });
    await passes();
    arrive(newerMenu);
    await passes();
    expect(keeper.get()).toMatchObject({ revision: 3, version: seedVersion, extraMinutes: 30 });
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

  test('one that is an hour old, also past the caches', async () => {
    const { keeper, start, server, answer, asked, told } = shopWorld();
    server.answer = () => answer({ revision: 9, now: inMinutes(-60), paused: { until: null } });
    start();
    await passes();
    expect(asked).toEqual([null, 0]);
    expect(told).toHaveLength(1);
    server.answer = () => answer({ revision: 10 });
    await passes(minute);
    expect(keeper.get()).toMatchObject({ revision: 10, paused: null });
  });
});

describe('the clock that counts is the server’s', () => {
  test('an old answer that caches kept is asked for anew', async () => {
    const { keeper, start, server, answer } = shopWorld();
    server.answer = (revision) =>
      revision === null ? answer({ now: inMinutes(-60) }) : answer({ revision: 3 });
    start();
    await passes();
    expect(keeper.get()?.revision).toBe(3);
  });

  test.each([-180, 180])(
    'a visitor whose clock is %i minutes ahead sees the same',
    async (wrong) => {
      const { keeper, start, server, answer, asked } = shopWorld({ visitorAhead: wrong * minute });
      let calls = 0;
      server.answer = () =>
        answer({
          soldOut: soldOut(1, inMinutes(10)),
          // The second one comes later than the first.
          now: new Date(fourPm + calls++ * 5).toISOString(),
        });
      start();
      await passes();
      expect(dishOf(1, keeper.get()).soldOut).toEqual({ until: inMinutes(10) });
      expect(Math.abs(keeper.now() - fourPm)).toBeLessThan(100);
      server.answer = () => answer({ soldOut: soldOut(1, inMinutes(10)) });
      await passes(11 * minute);
      expect(dishOf(1, keeper.get()).soldOut).toBeUndefined();
      // Once it is known how wrong the clock is, its answers are no longer taken for old ones.
      expect(asked.filter((revision) => revision !== null).length).toBeLessThanOrEqual(1);
    },
  );
});

describe('where nothing has changed but the time', () => {
  const wholeMinutes = (at: number) => Math.round((at - Date.now()) / minute);

  test('an answer that was kept on the way sets the clock back only until a fresh one comes', async () => {
    const { keeper, start, server, answer, last, asked } = shopWorld();
    server.answer = () => answer({ now: inMinutes(-4) });
    start();
    await passes();
    expect(wholeMinutes(keeper.now())).toBe(-4);
    server.answer = () => answer();
    await passes(minute);
    expect(keeper.now()).toBe(Date.now());
    expect(last()?.aheadMs).toBe(0);
    expect(asked).toEqual([null, null]);
  });

  test('what a cache hands out again and again does not set the clock back', async () => {
    const { keeper, start, server, answer, told, asked } = shopWorld();
    start();
    await passes();
    const kept = answer();
    server.answer = () => kept;
    await passes(5 * minute);
    expect(keeper.now()).toBe(Date.now());
    expect(told).toHaveLength(2);
    expect(asked.every((revision) => revision === null)).toBe(true);
    // Also where something has changed that was told before it was kept.
    server.answer = () => answer({ revision: 2, now: inMinutes(5) });
    await passes(minute);
    expect(keeper.get()).toMatchObject({ revision: 2, aheadMs: 0 });
  });

  test.each([-20, 20])('a device is put right that was %i minutes ahead', async (wrong) => {
    const { keeper, start, server, answer } = shopWorld({ visitorAhead: wrong * minute });
    let calls = 0;
    server.answer = () => answer({ now: new Date(fourPm + calls++).toISOString() });
    start();
    await passes();
    expect(wholeMinutes(keeper.now())).toBe(-wrong);
    jest.setSystemTime(fourPm);
    server.answer = () => answer({ now: new Date(Date.now() + calls++).toISOString() });
    await passes(minute);
    expect(Math.abs(keeper.now() - Date.now())).toBeLessThan(100);
  });
});

describe('what ends', () => {
  test('a dish is back and a pause is over at their moment, without asking', async () => {
    const { keeper, start, server, answer, asked, told } = shopWorld();
    server.answer = () =>
      answer({ soldOut: soldOut(1, inMinutes(0.25)), paused: { until: inMinutes(0.5) } });
    start();
    await passes();
    expect(keeper.get()).toMatchObject({ paused: { until: inMinutes(0.5) } });
    await passes(15_000);
    expect(dishOf(1, keeper.get()).soldOut).toBeUndefined();
    expect(keeper.get()?.paused).not.toBeNull();
    await passes(15_000);
    expect(keeper.get()?.paused).toBeNull();
    expect(asked).toHaveLength(1);
    expect(told).toHaveLength(4);
  });

  test('what ends next month sets no timer off at once', async () => {
    const { keeper, start, server, answer, told } = shopWorld();
    server.answer = () => answer({ soldOut: soldOut(1, inMinutes(60 * 24 * 40)) });
    start();
    await passes(120 * minute);
    expect(told).toHaveLength(2);
    jest.setSystemTime(fourPm + 40 * 24 * 60 * minute);
    await passes(60 * minute);
    expect(dishOf(1, keeper.get()).soldOut).toBeUndefined();
  });

  test('after a sleep, in which no timer ran, the first look puts it right', async () => {
    const { keeper, start, sight, server, answer } = shopWorld();
    server.answer = () => answer({ soldOut: soldOut(1, inMinutes(10)) });
    start();
    await passes();
    jest.setSystemTime(fourPm + 30 * minute);
    sight.tell();
    await passes();
    expect(dishOf(1, keeper.get()).soldOut).toBeUndefined();
  });
});

describe('it asks', () => {
  test('each minute while the page is seen, and when it is seen again', async () => {
    const { start, asked, sight } = shopWorld();
    start();
    await passes();
    expect(asked).toHaveLength(1);
    await passes(minute);
    expect(asked).toHaveLength(2);
    sight.visible = false;
    await passes(10 * minute);
    expect(asked).toHaveLength(2);
    sight.visible = true;
    sight.tell();
    await passes();
    expect(asked).toHaveLength(3);
    await passes(minute - 1);
    expect(asked).toHaveLength(3);
    await passes(1);
    expect(asked).toHaveLength(4);
  });

  test('at once when the network is back', async () => {
    const { start, asked } = shopWorld();
    const end = start();
    await passes();
    window.dispatchEvent(new Event('online'));
    await passes();
    expect(asked).toHaveLength(2);
    end();
  });

  test('not for a page that nobody has looked at yet; but the shop is there', async () => {
    const { start, asked, told, sight } = shopWorld();
    sight.visible = false;
    start();
    await passes(5 * minute);
    expect(told).toHaveLength(1);
    expect(asked).toEqual([]);
  });

  test('at once for a revision that somebody knows of, and once more where the answer is older', async () => {
    const { keeper, start, bus, asked, server, answer } = shopWorld();
    start();
    await passes();
    bus.emit('shop/refresh-requested', { revision: 6 });
    await passes();
    expect(asked).toEqual([null, 6]);
    server.answer = () => answer({ revision: 6, soldOut: soldOut(1, null) });
    await passes(1500);
    expect(asked).toEqual([null, 6, 6]);
    expect(keeper.get()?.revision).toBe(6);
  });

  test('not endlessly for one that never comes', async () => {
    const { start, bus, asked } = shopWorld();
    start();
    await passes();
    bus.emit('shop/refresh-requested', { revision: 99 });
    await passes(minute - 1);
    expect(asked).toEqual([null, 99, 99]);
  });

  test('also where that was asked before it was started', async () => {
    const { start, bus, asked } = shopWorld();
    bus.emit('shop/refresh-requested', { revision: 1 });
    start();
    await passes();
    expect(asked).toContain(1);
  });

  test('as one, however often it is started, until all have ended it', async () => {
    const { start, bus, asked, sight } = shopWorld();
    const ends = [start(), start()];
    await passes();
    expect(asked).toHaveLength(1);
    ends[0]?.();
    ends[0]?.();
    await passes(minute);
    expect(asked).toHaveLength(2);
    ends[1]?.();
    sight.tell();
    bus.emit('shop/refresh-requested', { revision: 5 });
    await passes(5 * minute);
    expect(asked).toHaveLength(2);
    start();
    await passes();
    expect(asked.length).toBeGreaterThan(2);
  });
});
