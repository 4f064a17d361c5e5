import { gunzipSync, gzipSync } from 'node:zlib';
import { type Today, TodaySchema } from '@burger/shared/contracts';
import { type Published, PublishedSchema } from '@burger/shared/shop/publishing';
import { dayOf } from '@burger/shared/hours';
import * as v from 'valibot';

/** A published menu with its first publication (ISO), author, and the version it replaced (`from`). */
export interface PublishedVersion {
  version: string;
  by: string;
  at: string;
  from: string | null;
}

export interface Publication {
  published: Published;
  by: string;
  /** The menu version this one was edited from. Publishing fails if another one is current. */
  basedOn?: string;
}

export type DayStep = (today: Today) => Today;

/** Thrown if a menu cannot be published or the day not be changed. Staff see its message. */
export class NotPublished extends Error {}

export const publishedMeanwhile = (version: string) =>
  new NotPublished(`Meanwhile ${version} was published. Look at the differences again.`);

/** Stores immutable menu versions, and the shop's day, which has the current version and a revision. */
export interface ShopStore {
  live(): Promise<Today | null>;
  published(version: string): Promise<Published | null>;
  versions(): Promise<PublishedVersion[]>;
  start(seed: Published): Promise<Today>;
  /** Makes a menu the current version, and stores it if it is new. Rejects with NotPublished. */
  publish(publication: Publication): Promise<Today>;
  /** Makes an earlier menu version current. Rejects with NotPublished if it does not exist. */
  back(version: string, by: string): Promise<Today>;
  /** Changes the shop's day. `step` may run several times because of transaction retries. */
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

// Firestore limits requests to 1 MiB, in which base64 makes bytes a third longer.
const mostBytes = 700_000;

/** A menu as stored in `menus`. Gzipped JSON preserves any keys and is an eighth of the size. */
export interface MenuDocument extends Omit<PublishedVersion, 'version'> {
  published: Buffer;
}

/** Packs a menu for storage. Throws NotPublished if it exceeds the document size. */
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

/** Unpacks a stored menu; null if it does not fit the current schema. */
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

/** Returns the shop's day after a change. Throws NotPublished if the result is invalid. */
export function afterStep(before: Today, after: Today): Today {
  const result = v.safeParse(TodaySchema, { ...after, revision: before.revision + 1 });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new NotPublished(`${v.getDotPath(issue) ?? 'Today'}: ${issue.message}`);
}
