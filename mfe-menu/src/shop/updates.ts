import type { ShopBus } from '@burger/shared/bus';
import type { Shop, ShopAnswer, Start, Today } from '@burger/shared/contracts';
import { poll } from '@burger/shared/platform/device';
import { fields } from '@burger/shared/platform/reading';
import type { ShopParts, ShopSource, ShopStore, ShopUpdate } from './shop';

const everyMs = 60_000;
// A newer menu that could not be loaded is requested again a few times, then with the next polls.
const [soonMs, mostSoon] = [5000, 3];
const onceMoreMs = 1500;

// Smaller differences between the clocks (ms) do not matter, because promised times are in minutes.
const clocksDifferMs = 5000;

// Caches between server and browser may return responses up to a minute old.
const oldAfterMs = 5 * 60_000;

// Browsers fire timers of more than 24 days at once, so longer waits are split (ms).
const longestTimer = 60 * 60_000;

const nothing = () => undefined;

const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isMomentOrNone = (value: unknown): boolean => value === null || isMoment(value);

const isCount = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

const matches = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value);

const isSoldOutThing = (value: unknown): boolean => {
  const { what, until } = fields(value);
  return (
    (matches(what, /^[a-z0-9-]+\/[a-z0-9-]+$/) || isCount(what, Infinity)) && isMomentOrNone(until)
  );
};

const isDay = (value: unknown): boolean => matches(value, /^\d{4}-\d\d-\d\d$/);

/**
 * Validates a response of `GET /api/shop` by hand, because loading the contract's schema would cost more
 * bytes.
 */
export function isValidAnswer(answer: unknown): boolean {
  const { version, revision, soldOut, paused, extraMinutes, closedDays, now } = fields(answer);
  return (
    matches(version, /^[0-9a-f]{12}$/) &&
    isCount(revision, Infinity) &&
    Array.isArray(soldOut) &&
    soldOut.every(isSoldOutThing) &&
    (paused === null || isMomentOrNone(fields(paused)['until'])) &&
    isCount(extraMinutes, 180) &&
    Array.isArray(closedDays) &&
    closedDays.every(isDay) &&
    isMoment(now)
  );
}

/** Returns when the next sold-out item or pause ends after `at` (ms); null when none ends. */
export function nextEnd({ soldOut, paused }: Today, at: number): number | null {
  const ends = [paused, ...soldOut]
    .map((thing) => Date.parse(thing?.until ?? ''))
    .filter((end) => end > at);
  return ends.length > 0 ? Math.min(...ends) : null;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const either = <Part>(before: Part, after: Part): Part => (isSame(before, after) ? before : after);

function dishesOf(before: Shop, after: Shop): Shop['dishes'] {
  const known = new Map(before.dishes.map((dish) => [dish.id, dish]));
  const dishes = after.dishes.map((dish) => {
    const former = known.get(dish.id);
    return former ? either(former, dish) : dish;
  });
  const unchanged =
    dishes.length === before.dishes.length &&
    dishes.every((dish, at) => dish === before.dishes[at]);
  return unchanged ? before.dishes : dishes;
}

/**
 * Returns the newer shop data with the unchanged objects of the former ones, so that unchanged dishes do not
 * render again.
 */
export const shareUnchanged = (before: Shop, after: Shop): Shop => ({
  ...after,
  dishes: dishesOf(before, after),
  categories: either(before.categories, after.categories),
});

function timeOf(answer: ShopAnswer): number {
  if (!isValidAnswer(answer)) throw new TypeError('GET /api/shop: invalid response');
  return Date.parse(answer.now);
}

/**
 * Fetches the state of the day. An old response (from a cache, or because of a wrong clock) is requested
 * again, bypassing caches.
 */
async function fetchUpdate(
  { fetchToday }: ShopSource,
  revision: number | null,
  before: ShopUpdate | null,
): Promise<ShopUpdate> {
  const today = await fetchToday(revision);
  const ahead = timeOf(today) - Date.now();
  if ((before?.ahead ?? 0) - ahead <= oldAfterMs) {
    // A cached response makes the server's clock seem late, never early, so the largest difference is kept.
    return { today, ahead: Math.max(ahead, before?.ahead ?? -Infinity) };
  }
  const again = await fetchToday(before?.today.revision ?? 0);
  if (timeOf(again) <= timeOf(today))
    throw new Error(`GET /api/shop: outdated response of ${today.now}`);
  return { today: again, ahead: timeOf(again) - Date.now() };
}

/**
 * Polls the shop data while the page is open. On any failure the current data stay, because the server checks
 * orders anyway. Can be started several times; polling ends when every returned function was called.
 */
export function followUpdates({
  store,
  source,
  bus,
}: {
  store: ShopStore;
  source: ShopSource;
  bus: ShopBus;
}): Start {
  let untilEnd: ReturnType<typeof setTimeout> | undefined;
  let onceMore: ReturnType<typeof setTimeout> | undefined;
  let renderedAt = 0;
  let running = 0;
  let end: () => void = nothing;
  const known = () => store.parts()?.update?.today.revision ?? -1;

  const isKnown = ({ today, ahead }: ShopUpdate): boolean =>
    today.revision === known() && Math.abs(ahead - (store.now() - Date.now())) < clocksDifferMs;

  /**
   * Updates the shop data when a sold-out time or a pause ends, without a request. `since` is the time of the
   * last update.
   */
  function waitForEnd(since: number): void {
    clearTimeout(untilEnd);
    const parts = store.parts();
    if (!parts?.update) return;
    const next = nextEnd(parts.update.today, since);
    if (next === null) return;
    const now = store.now();
    if (next <= now) show(parts);
    else untilEnd = setTimeout(waitForEnd, Math.min(next - now, longestTimer), since);
  }

  function show(parts: ShopParts): void {
    store.show(parts, shareUnchanged);
    renderedAt = store.now();
    waitForEnd(renderedAt);
  }

  /**
   * A newer menu may break the types that this page was built with, so the bus validates events from now on.
   */
  async function fetchMenu(version: string) {
    const [newer] = await Promise.all([source.fetchMenu(version), bus.checkEvents?.()]);
    return newer;
  }

  /**
   * Fetches and emits changed shop data. Rejects and keeps the current data when the change cannot be loaded
   * or is invalid.
   */
  async function takeUpdate(revision: number | null): Promise<void> {
    await store.ready();
    const { menu, update: before } = store.parts() as ShopParts;
    const update = await fetchUpdate(source, revision, before);
    const { today } = update;
    const isSameMenu = today.version === menu.version;
    if (isSameMenu && isKnown(update)) return waitForEnd(renderedAt);
    // If the newer menu cannot be loaded, the newer state of the day applies to the current menu.
    const newer = isSameMenu ? menu : await fetchMenu(today.version).catch(() => menu);
    // A response with an older revision came late or from a cache.
    if (today.revision < known()) return;
    try {
      show({ menu: newer, update });
    } catch (error) {
      if (newer === menu) throw error;
      show({ menu, update });
    }
  }

  const take = (revision: number | null) => takeUpdate(revision).catch(nothing);

  /**
   * Requests at least this revision, which the server named. An older response comes from a stale copy, so it
   * is requested once more.
   */
  async function reach(revision: number): Promise<void> {
    await take(revision);
    if (known() < revision) onceMore = setTimeout(() => void take(revision), onceMoreMs);
  }

  function begin(): () => void {
    // The shop data are loaded even while the page is hidden.
    store.ready().catch(nothing);
    const requested = bus
      .on('shop/refresh-requested')
      .subscribe(({ revision }) => void reach(revision));
    let failures = 0;
    const asking = poll(
      () => take(null),
      () => {
        failures = store.get()?.isOutdated ? failures + 1 : 0;
        return failures > 0 && failures <= mostSoon ? soonMs : everyMs;
      },
    );
    return () => {
      asking.stop();
      requested.unsubscribe();
      clearTimeout(onceMore);
      clearTimeout(untilEnd);
    };
  }

  return () => {
    if (running++ === 0) end = begin();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      if (--running === 0) end();
    };
  };
}
