import { restaurant } from '@burger/shared/restaurant';
import { testSite } from '../testing/counter';
import { standInForGoogle } from '../testing/google';
import { googleReviews, sampleReviews } from './reviews';

const id = new URL(restaurant.links.googleReview ?? 'none:').searchParams.get('placeid') ?? '';
const review = {
  name: `places/${id}/reviews/1`,
  relativePublishTimeDescription: 'a week ago',
  rating: 5,
  text: { text: 'Good', languageCode: 'en' },
  authorAttribution: { displayName: 'Asha', uri: 'https://maps.google.example/asha' },
  publishTime: '2026-01-05T08:00:00.123456789Z',
};
const place = { rating: 4.6, userRatingCount: 300, reviews: [review] };
const google = (changes = {}) =>
  standInForGoogle({ keys: { key: ['places'] }, places: { [id]: place }, ...changes });
const hour = 60 * 60_000;

test('the built-in sample reviews are marked as samples', async () => {
  const { sample, reviews } = await sampleReviews();
  expect(sample).toBe(true);
  expect(reviews).toHaveLength(6);
});

const { site } = testSite();

test('both paths of the reviews API respond with a cacheable body', async () => {
  for (const path of ['/api/reviews', '/getGoogleReviews', '/api/getGoogleReviews']) {
    const { status, body, headers } = await site.send(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ rating: 4.7, user_ratings_total: 312, sample: true });
    expect(headers.get('cache-control')).toBe('public, max-age=600');
  }
});

test('Google reviews are fetched once an hour, and the last ones are served while Google is down', async () => {
  let time = 0;
  let up = true;
  const service = google();
  const fetchJson = jest.fn<Promise<Response>, Parameters<typeof fetch>>((...requests) =>
    up ? service.fetchJson(...requests) : Promise.reject(new TypeError('fetch failed')),
  );
  const read = googleReviews('key', { fetchJson, now: () => time });
  const first = await read();
  expect(first.reviews).toEqual([
    { author_name: 'Asha', rating: 5, time: 1_767_600_000, text: 'Good' },
  ]);
  expect(first.sample).toBe(false);
  time = hour - 1;
  await read();
  expect(fetchJson).toHaveBeenCalledTimes(1);
  time = hour + 1;
  up = false;
  await expect(read()).resolves.toEqual(first);
  expect(fetchJson).toHaveBeenCalledTimes(2);
  // Setting the system clock back must not extend the lifetime of cached reviews.
  time = -1;
  await read();
  expect(fetchJson).toHaveBeenCalledTimes(3);
});

test.each([
  ['nobody has written a review', {}, { rating: 0, user_ratings_total: 0, reviews: [] }],
  ['a review has only stars', { ...place, reviews: [{ ...review, text: undefined }] }, {}],
])('a Google place of which %s is valid', async (_name, notified, expected) => {
  const { fetchJson } = google({ places: { [id]: notified } });
  expect(await googleReviews('key', { fetchJson })()).toMatchObject(expected);
});

test.each([
  ['not enabled', { enabled: [] }, 'REQUEST_DENIED'],
  ['requested with another key', { keys: {} }, 'REQUEST_DENIED'],
  ['requested too often', { quota: 0 }, 'OVER_QUERY_LIMIT'],
  ['requested for an unknown place', { places: {} }, 'REQUEST_DENIED'],
])(
  'a Google service that is %s is logged, and reviews are unavailable without a cached response',
  async (_name, changes, status) => {
    const note = jest.fn(() => Promise.resolve());
    const { fetchJson } = google(changes);
    await expect(googleReviews('key', { fetchJson, note })()).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Failed to load Google reviews.',
    });
    expect(note).toHaveBeenCalledWith('places', status);
  },
);
