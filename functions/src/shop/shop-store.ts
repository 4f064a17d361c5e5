import { gunzipSync, gzipSync } from 'node:zlib';
import { type Today, TodaySchema } from '@burger/shared/contracts';
import { type Published, PublishedSchema } from '@burger/shared/publishing';
import { dayOf } from '@burger/shared/restaurant';
import * as v from 'valibot';

/** A document that has been published: when for the first time (ISO) and by whom; `from` is the version it replaced. */
export interface PublishedVersion {
  version: string;
  by: string;
  at: string;
  from: string | null;
}

export interface Publication {
  published: Published;
  by: string;
  /** The version that this one was made from: when another is current meanwhile, nothing is published. */
  basedOn?: string;
}

export type DayStep = (today: Today) => Today;

/** Thrown where a document cannot become the current one, or a step cannot be made; the message is for who asked. */
export class NotPublished extends Error {}

export const publishedMeanwhile = (version: string) =>
  new NotPublished(`Meanwhile ${version} was published. Look at the differences again.`);

/** Documents that never change, and one of today's facts that names the current one. Its revision only rises. */
export interface ShopStore {
  live(): Promise<Today | null>;
  published(version: string): Promise<Published | null>;
  versions(): Promise<PublishedVersion[]>;
  start(seed: Published): Promise<Today>;
  /** Makes a document the current one, and keeps it where it is new. Rejects with NotPublished. */
  publish(publication: Publication): Promise<Today>;
  /** Makes a document of before the current one again. Rejects with NotPublished when there is no such version. */
  back(version: string, by: string): Promise<Today>;
  /** Changes today's facts; the step sees them as they are, and may be asked again. */
  change(step: DayStep, by: string): Promise<Today>;
}

const isPast = (until: string | null, at: Date): boolean =>
  until !== null && Date.parse(until) <= at.getTime();

export const stillToday = (today: Today, at: Date): Today => ({
  ...today,
  soldOut: today.soldOut.filter(({ until }) => !isPast(until, at)),
  paused: today.paused && isPast(today.paused.until, at) ? null : today.paused,
  closedDays: today.closedDays.filter((day) => day >= dayOf(at)),
});

// Firestore takes 1 MiB in a request, in which bytes are written as base64.
const mostBytes = 700_000;

/** A document of `menus`: JSON in gzip is exact, whatever its keys, and an eighth as large. */
export interface MenuDocument extends Omit<PublishedVersion, 'version'> {
  published: Buffer;
}

/** Throws NotPublished when it is larger than a document of the store. */
export function menuDocument(
  published: Published,
  about: Omit<MenuDocument, 'published'>,
): MenuDocument {
  const packed = gzipSync(JSON.stringify(published));
  if (packed.length > mostBytes) {
    throw new NotPublished(
      'The menu is too large to be published: packed, it has more than 700 kB.',
    );
  }
  return { published: packed, ...about };
}

/** The document that was packed so; null where it is none that fits the schema of today. */
export function readPublished(packed: unknown): Published | null {
  try {
    const text = gunzipSync(packed as Buffer).toString('utf8');
    const result = v.safeParse(PublishedSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

export const readToday = (data: unknown): Today => v.parse(TodaySchema, data);

/** Today's facts after a step; throws NotPublished when it makes something of them that they cannot be. */
export function afterStep(before: Today, after: Today): Today {
  const result = v.safeParse(TodaySchema, { ...after, revision: before.revision + 1 });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new NotPublished(`${v.getDotPath(issue) ?? 'Today'}: ${issue.message}`);
}
