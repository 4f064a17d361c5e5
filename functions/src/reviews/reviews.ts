import * as v from 'valibot';

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
