import { pageLocale } from '@burger/shared/language';
import * as v from 'valibot';

// The largest number of seconds that a date can hold.
const lastSecond = 8.64e12;

/** Answer of `GET /getGoogleReviews`. `sample` marks made-up reviews, so that nobody takes them for real ones. */
export const PublicReviewsSchema = v.object({
  reviews: v.array(
    v.object({
      author_name: v.pipe(v.string(), v.trim(), v.minLength(1)),
      rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      /** Seconds since epoch. */
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

/** How many reviews the home page shows (spec.md §9). */
export const shownReviews = 3;

const day = new Intl.DateTimeFormat(pageLocale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The day of a review at the restaurant, e.g. 1 November 2026. */
export const reviewDay = (seconds: number): string => day.format(new Date(seconds * 1000));

/** An average with one decimal, e.g. 4.7. */
export const averageText = (rating: number): string => rating.toFixed(1);
