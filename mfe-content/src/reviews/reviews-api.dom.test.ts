import { answering } from '@burger/shared/testing';
import { reviewDay } from './reviews';
import { getReviews, keepReview } from './reviews-api';

const review = { author_name: 'Ananya', rating: 5, time: 1_761_985_800, text: 'Good' };
const answer = { reviews: [review], rating: 4.7, user_ratings_total: 312 };

test('getReviews fetches and validates reviews, and marks them as samples only when the server does', async () => {
  for (const [reported, sample] of [
    [{ ...answer, sample: true }, true],
    [answer, false],
  ] as const) {
    const ask = answering(200, JSON.stringify(reported));
    await expect(getReviews(ask)).resolves.toEqual({ ...answer, sample });
    expect(ask).toHaveBeenCalledWith('/getGoogleReviews', expect.anything());
  }
});

const malformed = (part: object) => JSON.stringify({ ...answer, ...part });

test.each([
  ['an error response', 500, '{}'],
  ['another shape', 200, '{"reviews":"none"}'],
  ['a number instead of reviews', 200, '{"reviews": 3}'],
  ['an impossible rating', 200, '{"reviews":[{"rating":9}],"rating":4,"user_ratings_total":1}'],
  ['a null body', 200, 'null'],
  ['no JSON', 200, '<html>'],
  ['an empty body', 200, ''],
  ['a rating as text', 200, malformed({ rating: '4.7' })],
  ['an impossible average', 200, malformed({ rating: 17 })],
  ['a negative count', 200, malformed({ user_ratings_total: -1 })],
  ['a nameless author', 200, malformed({ reviews: [{ ...review, author_name: ' ' }] })],
  ['an impossible time', 200, malformed({ reviews: [{ ...review, time: 1e300 }] })],
])('getReviews rejects on %s', async (_name, status, body) => {
  await expect(getReviews(answering(status, body))).rejects.toThrow();
});

test("reviewDay names the day in the restaurant's time zone", () => {
  expect(reviewDay(Date.parse('2026-03-31T20:00:00Z') / 1000)).toBe('1 April 2026');
});

const written = { rating: 5, text: 'Wonderful.', name: 'Asha', email: 'asha@example.in' };

test('a review for Google is stored under pendingGoogleReview, and full storage does not throw', () => {
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'id-1', configurable: true });
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  keepReview(written);
  expect(JSON.parse(localStorage.getItem('pendingGoogleReview') ?? '')).toEqual({
    rating: 5,
    text: 'Wonderful.',
    customerName: 'Asha',
    customerEmail: 'asha@example.in',
    timestamp: '2026-11-21T12:00:00.000Z',
    id: 'id-1',
  });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepReview(written)).not.toThrow();
  full.mockRestore();
});
