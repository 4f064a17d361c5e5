import { setTimeout } from 'node:timers/promises';
import type { LearnedTimes, Menu, Shop, Today } from '@burger/shared/contracts';
import type { Language } from '@burger/shared/i18n';
import { checkPublished, menuIn, type Published } from '@burger/shared/shop/publishing';
import { seed } from '@burger/shared/shop/seed';
import { ordinaryDay, shopNow } from '@burger/shared/shop';
import { isYounger } from '@burger/shared/platform/device';
import { withLearnedWork } from '@burger/shared/hours/learned-times';
import { boundedCache } from '../http/cache';
import { retryStore } from '../http/retry';
import { timesInUse, type Learned, type LearnedStore } from './learned';
import type { ShopStore } from './shop-store';

/** The shop with the learned minutes that promises use. Its dishes have them as their work. */
export interface LearnedShop extends Shop {
  learned?: LearnedTimes;
}

/** The shop's data as cached by a function instance. Rejects with a Refusal `unavailable`. */
export interface CachedShop {
  /** Returns the shop's day, at most a second old and at least of revision `atLeast`. */
  today(atLeast?: number): Promise<Today>;
  published(version: string): Promise<Published | null>;
  menu(version: string, language: Language): Promise<Menu | null>;
  /** Returns the current shop in English, at least of revision `atLeast`. */
  shop(atLeast?: number): Promise<LearnedShop>;
  /** Returns the shop of a menu version on an ordinary day, in English, as published; null if unknown. */
  shopOf(version: string): Promise<Shop | null>;
}

interface Keeping {
  store: ShopStore;
  learned?: Pick<LearnedStore, 'read'>;
  firstDocument: () => Published;
  now: () => Date;
  /** Lifetime of the cached day in ms. */
  cachedForMs?: number | undefined;
  /** A monotonic clock (ms). */
  clock?: () => number;
}

// In ms. Anyone can request a revision that does not exist, so concurrent requests share one read.
const gatherFor = 50;
// A job learns once a day, so learned times are cached 300 times as long as the shop's day: five minutes.
const learnedLifetimes = 300;
// More menu versions than an owner publishes in a day.
const mostDocuments = 100;

/** Returns when the next time of a day passes, after which it means another shop (ms); Infinity for none. */
const nextTimeOf = ({ soldOut, paused }: Today, at: number): number =>
  [...soldOut, ...(paused ? [paused] : [])]
    .flatMap(({ until }) => (until === null ? [] : Date.parse(until)))
    .filter((time) => time > at)
    .reduce((one, other) => Math.min(one, other), Infinity);

/** Returns a cache that stores the shop's day for a second, and immutable menu versions permanently. */
export function keepShop(keeping: Keeping): CachedShop {
  const { store, now, cachedForMs = 1000, clock = () => performance.now() } = keeping;
  let cached: { today: Today; at: number } | null = null;
  let reading: Promise<Today> | null = null;
  let gathered: Promise<Today> | null = null;

  async function read(): Promise<Today> {
    const at = clock();
    const today = await retryStore(
      async () => (await store.live()) ?? (await store.start(keeping.firstDocument())),
    );
    // Two reads may overlap; keep the newer result.
    if (!cached || today.revision >= cached.today.revision) cached = { today, at };
    return cached.today;
  }

  function readOnce(): Promise<Today> {
    reading ??= read().finally(() => (reading = null));
    return reading;
  }

  function readPastCache(): Promise<Today> {
    gathered ??= setTimeout(gatherFor).then(() => {
      gathered = null;
      return read();
    });
    return gathered;
  }

  const documents = boundedCache<Promise<Published | null>>({
    cacheMs: Infinity,
    most: mostDocuments,
    now: clock,
  });

  function readDocument(version: string): Promise<Published | null> {
    const known = documents.get(version);
    if (known) return known;
    const requested = retryStore(() => store.published(version));
    documents.set(version, requested);
    const forget = () => documents.forget(version, requested);
    requested.then((found) => found ?? forget(), forget);
    return requested;
  }

  const menus = new WeakMap<Published, Menu>();

  function englishMenu(published: Published, version: string): Menu {
    const menu = menus.get(published) ?? menuIn(published, version, 'en');
    menus.set(published, menu);
    return menu;
  }

  let current: { menu: Menu; day: Today; from: number; until: number; shop: Shop } | null = null;

  /** Computes the shop again only after a change of menu or day, or when a time of the day has passed. */
  function currentShop(menu: Menu, day: Today): Shop {
    const at = now().getTime();
    if (current?.menu === menu && current.day === day) {
      if (current.from <= at && at < current.until) return current.shop;
    }
    const shop = shopNow(menu, day, at);
    current = { menu, day, from: at, until: nextTimeOf(day, at), shop };
    return shop;
  }

  const ordinaryShops = new WeakMap<Menu, Shop>();

  function ordinaryShop(menu: Menu): Shop {
    const shop = ordinaryShops.get(menu) ?? shopNow(menu, ordinaryDay(menu.version), 0);
    ordinaryShops.set(menu, shop);
    return shop;
  }

  let learnedTimes: { value: Promise<Learned | null>; at: number } | null = null;

  /** Reads what was learned. Promises use the fixed minutes if that fails. */
  function readLearned(): Promise<Learned | null> {
    const cachedMs = learnedLifetimes * cachedForMs;
    if (!learnedTimes || !isYounger(learnedTimes.at, cachedMs, clock())) {
      const value = keeping.learned?.read() ?? Promise.resolve(null);
      // A failure is answered with null and not cached, so that the next call reads again.
      learnedTimes = { at: clock(), value: value.catch(() => (learnedTimes = null)) };
    }
    return learnedTimes.value;
  }

  let inUse: { of: Learned | null; version: string; times: LearnedTimes | undefined } | null = null;

  async function withLearned(shop: Shop): Promise<LearnedShop> {
    const { version, dishes, rules } = shop;
    if (!rules.kitchen?.learn) return shop;
    const of = await readLearned();
    if (inUse?.of !== of || inUse.version !== version)
      inUse = { of, version, times: timesInUse(of, rules.kitchen, dishes) };
    const { times: learned } = inUse;
    return learned ? { ...shop, dishes: withLearnedWork(dishes, learned), learned } : shop;
  }

  async function today(atLeast = 0): Promise<Today> {
    const isFresh = cached && isYounger(cached.at, cachedForMs, clock());
    const known = cached && isFresh ? cached.today : await readOnce();
    return known.revision >= atLeast ? known : readPastCache();
  }

  return {
    today,
    published: readDocument,
    async menu(version, language) {
      const published = await readDocument(version);
      return published && menuIn(published, version, language);
    },
    async shop(atLeast) {
      const facts = await today(atLeast);
      const published = await readDocument(facts.version);
      if (!published) throw new Error(`The current document ${facts.version} is missing`);
      return withLearned(currentShop(englishMenu(published, facts.version), facts));
    },
    async shopOf(version) {
      const published = await readDocument(version);
      return published && ordinaryShop(englishMenu(published, version));
    },
  };
}

/** Returns the repository's seed menu. Throws if it does not fit the schema. */
export function firstDocument(): Published {
  const { published, problems } = checkPublished(seed);
  if (published) return published;
  throw new Error(`The folder restaurant/ cannot be published: ${problems.join('; ')}`);
}
