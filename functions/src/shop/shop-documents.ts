import { gunzipSync, gzipSync } from 'node:zlib';
import { TodaySchema, type Today } from '@burger/shared/contracts';
import { PublishedSchema, type Published } from '@burger/shared/publishing';
import * as v from 'valibot';
import { NotPublished, type PublishedVersion } from './shop-store';

// Firestore takes 1 MiB in a request, in which bytes are written as base64.
const mostBytes = 700_000;

/**
 * A document of the collection `menus`. Its content is JSON in gzip: exact, whatever its keys, not indexed by its parts,
 * and an eighth as large.
 */
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

/** Today's facts of the document `shop/live`. Throws when it holds none. */
export const readToday = (data: unknown): Today => v.parse(TodaySchema, data);

/** Today's facts after a step; throws NotPublished when it makes something of them that they cannot be. */
export function afterStep(before: Today, after: Today): Today {
  const result = v.safeParse(TodaySchema, { ...after, revision: before.revision + 1 });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new NotPublished(`${v.getDotPath(issue) ?? 'Today'}: ${issue.message}`);
}
