import type { Today } from '@burger/shared/contracts';
import { versionOf, type Published } from '@burger/shared/publishing';
import { ordinaryDay } from '@burger/shared/shop';
import { afterStep } from '../shop/shop-documents';
import {
  NotPublished,
  publishedMeanwhile,
  type PublishedVersion,
  type ShopStore,
} from '../shop/shop-store';

export interface MemoryShop extends ShopStore {
  /** How often each was asked for. */
  reads: { live: number; published: number };
  /** Of today's facts, as a transaction reads it; null before anything was published. */
  revision(): number | null;
}

/** A shop in memory that keeps the promises of the real one; `first` has been published already. */
export function memoryShop(first?: Published): MemoryShop {
  const documents = new Map<string, { published: Published; about: PublishedVersion }>();
  const reads = { live: 0, published: 0 };
  let today: Today | null = null;

  function put(published: Published, by: string): Today {
    const version = versionOf(published);
    if (today?.version === version) return today;
    const about = { version, by, at: new Date(0).toISOString(), from: today?.version ?? null };
    if (!documents.has(version)) documents.set(version, { published, about });
    today = today
      ? afterStep(today, { ...today, version })
      : { ...ordinaryDay(version), revision: 1 };
    return today;
  }

  if (first) put(first, 'the first start');

  return {
    reads,
    revision: () => today?.revision ?? null,
    live() {
      reads.live += 1;
      return Promise.resolve(today);
    },
    published(version) {
      reads.published += 1;
      return Promise.resolve(documents.get(version)?.published ?? null);
    },
    versions: () => Promise.resolve([...documents.values()].map(({ about }) => about).reverse()),
    start: (seed) => Promise.resolve(today ?? put(seed, 'the first start')),
    publish: ({ published, by, basedOn }) =>
      basedOn !== undefined && today && today.version !== basedOn
        ? Promise.reject(publishedMeanwhile(today.version))
        : Promise.resolve(put(published, by)),
    back(version, by) {
      const known = documents.get(version);
      return known
        ? Promise.resolve(put(known.published, by))
        : Promise.reject(new NotPublished(`There is no version ${version}.`));
    },
    change(step) {
      if (!today) return Promise.reject(new NotPublished('Nothing has been published yet.'));
      today = afterStep(today, { ...step(today), version: today.version });
      return Promise.resolve(today);
    },
  };
}
