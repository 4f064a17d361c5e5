import type { Feedback } from '@burger/shared/contracts';
import { localText, personKeys } from '@burger/shared/platform/storage';
import * as v from 'valibot';
import { longestMs } from '../parts/site-api';

// The largest time that a JavaScript Date can have, in seconds.
const lastSecond = 8.64e12;

/** Response of `GET /getGoogleReviews`. `sample` marks made-up reviews: nobody may take them for real. */
export const PublicReviewsSchema = v.object({
  reviews: v.array(
    v.object({
      author_name: v.pipe(v.string(), v.trim(), v.minLength(1)),
      rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      time: v.pipe(v.number(), v.minValue(0), v.maxValue(lastSecond)),
      text: v.string(),
    }),
  ),
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  user_ratings_total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sample: v.optional(v.boolean(), false),
});

export type PublicReviews = v.InferOutput<typeof PublicReviewsSchema>;
export type PublicReview = PublicReviews['reviews'][number];

/** Returns the public reviews. Rejects after ten seconds, or when the response is invalid. */
export async function getReviews(request: typeof fetch = fetch): Promise<PublicReviews> {
  const answer = await request('/getGoogleReviews', { signal: AbortSignal.timeout(longestMs) });
  if (!answer.ok) throw new Error(`/getGoogleReviews answered ${answer.status}`);
  return v.parse(PublicReviewsSchema, await answer.json());
}

/**
 * Stores a review that goes to the public review page (spec.md §3). If storage is full or disabled, only this
 * copy is lost.
 */
export function keepReview({ rating, text, name, email }: Feedback): void {
  const pending = {
    rating,
    text,
    customerName: name,
    customerEmail: email,
    timestamp: new Date().toISOString(),
    id: crypto.randomUUID(),
  };
  localText(personKeys.pendingReview).write(JSON.stringify(pending));
}
