import type { ShopBus } from '@burger/shared/bus';
import type { Shop, ShopAnswer, Start, Today } from '@burger/shared/contracts';
import { poll } from '@burger/shared/device';
import { fields } from '@burger/shared/reading';
import type { ShopParts, ShopSource, ShopStore, ShopUpdate } from './shop';

const everyMs = 60_000;
const onceMoreMs = 1500;

// Promises are made in minutes.
const clocksDifferMs = 5000;

// Caches on the way hand out what is a minute old at most.
const oldAfterMs = 5 * 60_000;

// A timer that is set for more than 24 days goes off at once.
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

/** Whether an answer says what changes during a day, as the contract has it: no schema has to be loaded for that little. */
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

/** The next moment after `at` (ms) at which a dish is back or a pause over; null where nothing ends by itself. */
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

/** The newer shop, made of the parts of the former one that say the same: what did not change is not drawn anew. */
export const shareUnchanged = (before: Shop, after: Shop): Shop => ({
  ...after,
  dishes: dishesOf(before, after),
  categories: either(before.categories, after.categories),
});

function timeOf(answer: ShopAnswer): number {
  if (!isValidAnswer(answer)) throw new TypeError('The answer does not say what is today');
  return Date.parse(answer.now);
}

/** Asks what is told of today. An old answer (a cache's, or the visitor's clock is wrong) is asked for again, past caches. */
async function fetchUpdate(
  { fetchToday }: ShopSource,
  revision: number | null,
  before: ShopUpdate | null,
): Promise<ShopUpdate> {
  const today = await fetchToday(revision);
  const ahead = timeOf(today) - Date.now();
  if ((before?.ahead ?? 0) - ahead <= oldAfterMs) {
    // What was kept on the way tells the time late, never early.
    return { today, ahead: Math.max(ahead, before?.ahead ?? -Infinity) };
  }
  const again = await fetchToday(before?.today.revision ?? 0);
  if (timeOf(again) <= timeOf(today)) throw new Error(`An old answer of ${today.now}`);
  return { today: again, ahead: timeOf(again) - Date.now() };
}

/**
 * Takes in what changes while the page is open. Where nothing can be had, or what comes does not fit, the former shop
 * goes on without a word: the server decides. It may be started more than once; it ends when each answer was called.
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
  let shownAt = 0;
  let running = 0;
  let end: () => void = nothing;
  const known = () => store.parts()?.update?.today.revision ?? -1;

  const isKnown = ({ today, ahead }: ShopUpdate): boolean =>
    today.revision === known() && Math.abs(ahead - (store.now() - Date.now())) < clocksDifferMs;

  /** A dish that is back, or a pause that is over, shows without asking; `since` is when it was shown last. */
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
    shownAt = store.now();
    waitForEnd(shownAt);
  }

  /** A newer document; no type of this page has seen what is published later, so its events are checked from now on. */
  async function fetchMenu(version: string) {
    const [newer] = await Promise.all([source.fetchMenu(version), bus.checkEvents?.()]);
    return newer;
  }

  /** Rejects, and leaves the shop as it is, where what has changed cannot be had or does not fit. */
  async function takeUpdate(revision: number | null): Promise<void> {
    await store.ready();
    const { menu, update: before } = store.parts() as ShopParts;
    const update = await fetchUpdate(source, revision, before);
    const { today } = update;
    const isSameMenu = today.version === menu.version;
    if (isSameMenu && isKnown(update)) return waitForEnd(shownAt);
    // Where the newer document cannot be had, what is sold out counts for the one that is there.
    const newer = isSameMenu ? menu : await fetchMenu(today.version).catch(() => menu);
    // What goes back was overtaken, or kept by somebody on the way.
    if (today.revision < known()) return;
    try {
      show({ menu: newer, update });
    } catch (error) {
      if (newer === menu) throw error;
      show({ menu, update });
    }
  }

  const take = (revision: number | null) => takeUpdate(revision).catch(nothing);

  /** Who asks was told by the server: what is older comes from a copy that has not heard of it, so it is asked twice. */
  async function reach(revision: number): Promise<void> {
    await take(revision);
    if (known() < revision) onceMore = setTimeout(() => void take(revision), onceMoreMs);
  }

  function begin(): () => void {
    // Also where nobody looks at the page yet.
    store.ready().catch(nothing);
    const asked = bus
      .on('shop/refresh-requested')
      .subscribe(({ revision }) => void reach(revision));
    const asking = poll(
      () => take(null),
      () => everyMs,
    );
    return () => {
      asking.stop();
      asked.unsubscribe();
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
