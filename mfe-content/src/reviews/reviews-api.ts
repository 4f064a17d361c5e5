import type { Feedback } from '@burger/shared/contracts';
import { localText, personKeys } from '@burger/shared/storage';
import * as v from 'valibot';
import { longestMs } from '../parts/site-api';

// The largest number of seconds that a date can hold.
const lastSecond = 8.64e12;

/** Answer of `GET /getGoogleReviews`. `sample` marks made-up reviews, so that nobody takes them for real ones. */
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

/** The public reviews. Rejects when they do not come within ten seconds or have another shape. */
export async function getReviews(request: typeof fetch = fetch): Promise<PublicReviews> {
  const answer = await request('/getGoogleReviews', { signal: AbortSignal.timeout(longestMs) });
  if (!answer.ok) throw new Error(`/getGoogleReviews answered ${answer.status}`);
  return v.parse(PublicReviewsSchema, await answer.json());
}

/** Keeps a review on its way to the public page (spec.md §3); a full or forbidden storage costs the copy only. */
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
