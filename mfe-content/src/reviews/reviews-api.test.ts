import fc from 'fast-check';
import * as v from 'valibot';
import { averageText, PublicReviewsSchema, reviewDay } from './reviews-api';

const answer = {
  reviews: [{ author_name: 'Ananya', rating: 5, time: 1_761_985_800, text: 'Good' }],
  rating: 4.7,
  user_ratings_total: 312,
};

test('an answer without the mark is not sample data', () => {
  expect(v.parse(PublicReviewsSchema, answer).sample).toBe(false);
  expect(v.parse(PublicReviewsSchema, { ...answer, sample: true }).sample).toBe(true);
});

test.each([
  ['a rating as text', { ...answer, rating: '4.7' }],
  ['an impossible average', { ...answer, rating: 17 }],
  ['a negative count', { ...answer, user_ratings_total: -1 }],
  ['a nameless author', { ...answer, reviews: [{ ...answer.reviews[0], author_name: ' ' }] }],
  ['a time without end', { ...answer, reviews: [{ ...answer.reviews[0], time: 1e300 }] }],
])('%s is malformed', (_name, malformed) => {
  expect(v.is(PublicReviewsSchema, malformed)).toBe(false);
});

test('the day is the day at the restaurant', () => {
  expect(reviewDay(Date.parse('2026-03-31T20:00:00Z') / 1000)).toBe('1 April 2026');
});

test('whatever passes can be shown', () => {
  const time = fc.oneof(fc.double(), fc.integer());
  fc.assert(
    fc.property(time, fc.double(), (when, rating) => {
      const one = { ...answer, rating, reviews: [{ ...answer.reviews[0], time: when }] };
      if (!v.is(PublicReviewsSchema, one)) return;
      expect(reviewDay(when)).toMatch(/\d/);
      expect(averageText(rating)).toMatch(/^\d\.\d$/);
    }),
  );
});
