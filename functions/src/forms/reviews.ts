import sample from '@burger/restaurant/pages/reviews.json';
import { restaurant } from '@burger/shared/restaurant';
import { isYounger } from '@burger/shared/platform/device';
import { type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import { Refusal } from '../http/errors';
import { noteNothing, type NoteRefusal, refusalWord } from '../http/service-refusals';

export const ReviewsSchema = v.object({
  reviews: v.array(
    v.object({
      author_name: v.pipe(v.string(), v.minLength(1)),
      rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      /** Time of the review in seconds since epoch. */
      time: v.number(),
      text: v.string(),
    }),
  ),
  rating: v.number(),
  user_ratings_total: v.number(),
});

/** `sample` is true for the built-in example reviews, so that pages do not present them as real. */
export type Reviews = v.InferOutput<typeof ReviewsSchema> & { sample: boolean };

export type ReadReviews = () => Promise<Reviews>;
const endpoint = 'https://places.googleapis.com/v1/places';
const longest = 5000;
const cacheMs = 60 * 60_000;
/** Converts a place of the Places API (New), which omits empty fields, to the legacy format of pages. */
const PlaceSchema = v.pipe(
  v.object({
    rating: v.optional(v.number(), 0),
    userRatingCount: v.optional(v.number(), 0),
    reviews: v.optional(
      v.array(
        v.object({
          rating: v.number(),
          publishTime: v.pipe(v.string(), v.isoTimestamp()),
          text: v.optional(v.object({ text: v.string() }), { text: '' }),
          authorAttribution: v.object({ displayName: v.string() }),
        }),
      ),
      [],
    ),
  }),
  v.transform(({ rating, userRatingCount, reviews }) => ({
    rating,
    user_ratings_total: userRatingCount,
    reviews: reviews.map((review) => ({
      author_name: review.authorAttribution.displayName,
      rating: review.rating,
      time: Math.floor(Date.parse(review.publishTime) / 1000),
      text: review.text.text,
    })),
  })),
  ReviewsSchema,
);

const placeId = (): string =>
  new URL(restaurant.links.googleReview ?? restaurant.siteUrl).searchParams.get('placeid') ?? '';

export const sampleReviews: ReadReviews = () =>
  Promise.resolve({ ...v.parse(ReviewsSchema, sample), sample: true });

/** Returns a reader of Google reviews that caches them for an hour, and longer while Google fails. */
export function googleReviews(
  key: string,
  {
    fetchJson = fetch,
    now = Date.now,
    note = noteNothing,
  }: { fetchJson?: typeof fetch; now?: () => number; note?: NoteRefusal } = {},
): ReadReviews {
  let cached: { reviews: Reviews; at: number } | null = null;

  async function ask(): Promise<Reviews> {
    const answer = await fetchJson(`${endpoint}/${encodeURIComponent(placeId())}`, {
      headers: {
        'x-goog-api-key': key,
        'x-goog-fieldmask': 'rating,userRatingCount,reviews',
      },
      signal: AbortSignal.timeout(longest),
    });
    if (!answer.ok) {
      await note('places', refusalWord(answer.status));
      throw new Error(`Places answered ${answer.status}`);
    }
    return { ...v.parse(PlaceSchema, await answer.json()), sample: false };
  }

  return async () => {
    if (cached && isYounger(cached.at, cacheMs, now())) return cached.reviews;
    try {
      const reviews = await ask();
      cached = { reviews, at: now() };
      return reviews;
    } catch {
      if (cached) return cached.reviews;
      throw new Refusal('unavailable', 'Failed to load Google reviews.');
    }
  };
}

export function reviewRoutes(readReviews: ReadReviews, limit: RequestHandler): Router {
  return Router().get(['/reviews', '/getGoogleReviews'], limit, async (_request, response) => {
    const reviews = await readReviews();
    response.set('Cache-Control', 'public, max-age=600').json(reviews);
  });
}
