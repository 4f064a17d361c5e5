import sample from '@burger/restaurant/pages/reviews.json';
import { restaurant } from '@burger/shared/restaurant';
import { isYounger } from '@burger/shared/times';
import { type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import { Refusal } from '../http/errors';

export const ReviewsSchema = v.object({
  reviews: v.array(
    v.object({
      author_name: v.pipe(v.string(), v.minLength(1)),
      rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      /** Seconds since epoch. */
      time: v.number(),
      text: v.string(),
    }),
  ),
  rating: v.number(),
  user_ratings_total: v.number(),
});

/** `sample` marks made-up reviews, so that nobody takes them for real ones. */
export type Reviews = v.InferOutput<typeof ReviewsSchema> & { sample: boolean };

/** The restaurant's public reviews. Rejects with a Refusal `unavailable`. */
export type ReadReviews = () => Promise<Reviews>;
const endpoint = 'https://maps.googleapis.com/maps/api/place/details/json';
const longest = 5000;
const keptFor = 60 * 60_000;
const PlaceSchema = v.object({ status: v.literal('OK'), result: ReviewsSchema });

const placeId = (): string =>
  new URL(restaurant.links.googleReview ?? restaurant.siteUrl).searchParams.get('placeid') ?? '';

export const sampleReviews: ReadReviews = () =>
  Promise.resolve({ ...v.parse(ReviewsSchema, sample), sample: true });

/** The reviews that Google shows. Kept for an hour, and longer while Google does not answer. */
export function googleReviews(
  key: string,
  { fetchJson = fetch, now = Date.now }: { fetchJson?: typeof fetch; now?: () => number } = {},
): ReadReviews {
  let kept: { reviews: Reviews; at: number } | null = null;

  async function ask(): Promise<Reviews> {
    const query = new URLSearchParams({
      place_id: placeId(),
      fields: 'reviews,rating,user_ratings_total',
      key,
    });
    const answer = await fetchJson(`${endpoint}?${query}`, {
      signal: AbortSignal.timeout(longest),
    });
    const { result } = v.parse(PlaceSchema, await answer.json());
    return { ...result, sample: false };
  }

  return async () => {
    if (kept && isYounger(kept.at, keptFor, now())) return kept.reviews;
    try {
      const reviews = await ask();
      kept = { reviews, at: now() };
      return reviews;
    } catch {
      if (kept) return kept.reviews;
      throw new Refusal('unavailable', 'Failed to load Google reviews.');
    }
  };
}

export function reviewRoutes(readReviews: ReadReviews, limit: RequestHandler): Router {
  const router = Router();
  router.get(['/reviews', '/getGoogleReviews'], limit, async (_request, response) => {
    const reviews = await readReviews();
    response.set('Cache-Control', 'public, max-age=600').json(reviews);
  });
  return router;
}
