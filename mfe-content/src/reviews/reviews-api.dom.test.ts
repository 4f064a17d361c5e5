import { answering } from '@burger/shared/testing';
import { reviewDay } from './reviews';
import { getReviews, keepReview } from './reviews-api';

const review = { author_name: 'Ananya', rating: 5, time: 1_761_985_800, text: 'Good' };
const answer = { reviews: [review], rating: 4.7, user_ratings_total: 312 };

test('reviews come checked, from where the specification has them; without the mark they are no sample', async () => {
  for (const [told, sample] of [
    [{ ...answer, sample: true }, true],
    [answer, false],
  ] as const) {
    const ask = answering(200, JSON.stringify(told));
    await expect(getReviews(ask)).resolves.toEqual({ ...answer, sample });
    expect(ask).toHaveBeenCalledWith('/getGoogleReviews', expect.anything());
  }
});

const malformed = (part: object) => JSON.stringify({ ...answer, ...part });

test.each([
  ['an error', 500, '{}'],
  ['another shape', 200, '{"reviews":"none"}'],
  ['a number', 200, '{"reviews": 3}'],
  ['an impossible rating', 200, '{"reviews":[{"rating":9}],"rating":4,"user_ratings_total":1}'],
  ['no answer', 200, 'null'],
  ['no JSON', 200, '<html>'],
  ['nothing', 200, ''],
  ['a rating as text', 200, malformed({ rating: '4.7' })],
  ['an impossible average', 200, malformed({ rating: 17 })],
  ['a negative count', 200, malformed({ user_ratings_total: -1 })],
  ['a nameless author', 200, malformed({ reviews: [{ ...review, author_name: ' ' }] })],
  ['a time without end', 200, malformed({ reviews: [{ ...review, time: 1e300 }] })],
])('%s in place of reviews is a failure', async (_name, status, body) => {
  await expect(getReviews(answering(status, body))).rejects.toThrow();
});

test('the day is the day at the restaurant', () => {
  expect(reviewDay(Date.parse('2026-03-31T20:00:00Z') / 1000)).toBe('1 April 2026');
});

const written = { rating: 5, text: 'Wonderful.', name: 'Asha', email: 'asha@example.in' };

test('what is on its way to the public page lies under its key; a full storage costs nothing but that', () => {
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
