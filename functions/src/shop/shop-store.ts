import type { Today } from '@burger/shared/contracts';
import type { Published } from '@burger/shared/publishing';

/** A document that has been published: when for the first time (ISO) and by whom; `from` is the version it replaced. */
export interface PublishedVersion {
  version: string;
  by: string;
  at: string;
  from: string | null;
}

export interface Publication {
  published: Published;
  /** Who publishes, in a name that the owner knows. */
  by: string;
  /** The version that this one was made from: when another is current meanwhile, nothing is published. */
  basedOn?: string;
}

/** What a day does to the shop: today's facts as they will be. */
export type DayStep = (today: Today) => Today;

/** Thrown where a document cannot become the current one, or a step cannot be made; the message is for who asked. */
export class NotPublished extends Error {}

export const publishedMeanwhile = (version: string) =>
  new NotPublished(`Meanwhile ${version} was published. Look at the differences again.`);

/**
 * Where the shop's facts are kept: documents that never change, and one of today's facts that names the current one.
 * Its revision rises with each change and never goes back, however many change it at the same time.
 */
export interface ShopStore {
  /** Today's facts; null before anything was published. */
  live(): Promise<Today | null>;
  /** A document by its version; null where there is none, or none that can be read any more. */
  published(version: string): Promise<Published | null>;
  /** All versions, the last one first. */
  versions(): Promise<PublishedVersion[]>;
  /** Publishes the first document, unless there is one already. Answers today's facts. */
  start(seed: Published): Promise<Today>;
  /** Makes a document the current one, and keeps it where it is new. Rejects with NotPublished. */
  publish(publication: Publication): Promise<Today>;
  /** Makes a document of before the current one again. Rejects with NotPublished when there is no such version. */
  back(version: string, by: string): Promise<Today>;
  /** Changes today's facts; the step sees them as they are, and may be asked again. */
  change(step: DayStep, by: string): Promise<Today>;
}
