import { setTimeout } from 'node:timers/promises';
import type { Menu, Shop, Today } from '@burger/shared/contracts';
import type { Language } from '@burger/shared/language';
import { checkPublished, menuIn, type Published } from '@burger/shared/publishing';
import { seed } from '@burger/shared/seed';
import { ordinaryDay, shopNow } from '@burger/shared/shop';
import { isYounger } from '@burger/shared/times';
import { boundedCache } from '../http/cache';
import { retryStore } from '../http/retry';
import type { ShopStore } from './shop-store';

/** The shop as a running instance knows it. All reject with a Refusal `unavailable` when the store cannot be had. */
export interface KeptShop {
  /** Today's facts, at most a second old, and at least of this revision where there is one. */
  today(atLeast?: number): Promise<Today>;
  published(version: string): Promise<Published | null>;
  menu(version: string, language: Language): Promise<Menu | null>;
  /** The shop at this moment, in English; of today's facts at least of this revision where there is one. */
  shop(atLeast?: number): Promise<Shop>;
  /** What it sold on an ordinary day of that version, in English; null where the version is not known. */
  shopOf(version: string): Promise<Shop | null>;
}

interface Keeping {
  store: ShopStore;
  firstDocument: () => Published;
  now: () => Date;
  /** How long today's facts are kept, in ms. */
  keptFor?: number | undefined;
  /** Goes only forward (ms). */
  clock?: () => number;
}

// A revision that does not exist can be asked for as often as one likes: who asks meanwhile shares a read.
const gatherFor = 50;
// An owner who tries out prices all day makes fewer.
const mostDocuments = 100;

/** Keeps today's facts for a second, and documents, which never change, for good. */
export function keepShop(keeping: Keeping): KeptShop {
  const { store, now, keptFor = 1000, clock = () => performance.now() } = keeping;
  let kept: { today: Today; at: number } | null = null;
  let reading: Promise<Today> | null = null;
  let gathered: Promise<Today> | null = null;

  async function read(): Promise<Today> {
    const at = clock();
    const today = await retryStore(
      async () => (await store.live()) ?? (await store.start(keeping.firstDocument())),
    );
    // Of answers that overtake each other the newer one stays.
    if (!kept || today.revision >= kept.today.revision) kept = { today, at };
    return kept.today;
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
    keptForMs: Infinity,
    most: mostDocuments,
    now: clock,
  });

  function readDocument(version: string): Promise<Published | null> {
    const known = documents.get(version);
    if (known) return known;
    const asked = retryStore(() => store.published(version));
    documents.set(version, asked);
    const forget = () => documents.forget(version, asked);
    asked.then((found) => found ?? forget(), forget);
    return asked;
  }

  const menus = new WeakMap<Published, Menu>();

  function englishMenu(published: Published, version: string): Menu {
    const menu = menus.get(published) ?? menuIn(published, version, 'en');
    menus.set(published, menu);
    return menu;
  }

  async function today(atLeast = 0): Promise<Today> {
    const isFresh = kept && isYounger(kept.at, keptFor, clock());
    const known = kept && isFresh ? kept.today : await readOnce();
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
      return shopNow(englishMenu(published, facts.version), facts, now().getTime());
    },
    async shopOf(version) {
      const published = await readDocument(version);
      return (
        published && shopNow(englishMenu(published, version), ordinaryDay(version), now().getTime())
      );
    },
  };
}

/** What a store without any document starts from: the repository's. Throws when that does not fit the schema. */
export function firstDocument(): Published {
  const { published, problems } = checkPublished(seed);
  if (published) return published;
  throw new Error(`The folder restaurant/ cannot be published: ${problems.join('; ')}`);
}
