import { PublishedSchema, type Published } from '@burger/shared/publishing';
import * as v from 'valibot';

/** What was answered as a published document; null where it is none that we understand. */
export function publishedIn(answer: unknown): Published | null {
  const read = v.safeParse(PublishedSchema, answer);
  return read.success ? read.output : null;
}
