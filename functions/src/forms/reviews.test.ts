import { testSite } from '../testing/counter';
import { googleReviews, sampleReviews } from './reviews';

const result = {
  reviews: [{ author_name: 'Asha', rating: 5, time: 1_767_600_000, text: 'Good', language: 'en' }],
  rating: 4.6,
  user_ratings_total: 300,
};
const hour = 60 * 60_000;

test('the sample says that it is one', async () => {
  const { sample, reviews } = await sampleReviews();
  expect(sample).toBe(true);
  expect(reviews).toHaveLength(6);
});

const { site } = testSite();

test('both addresses answer, and may be cached', async () => {
  for (const path of ['/api/reviews', '/getGoogleReviews', '/api/getGoogleReviews']) {
    const { status, body, headers } = await site.send(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ rating: 4.7, user_ratings_total: 312, sample: true });
    expect(headers.get('cache-control')).toBe('public, max-age=600');
  }
});

test('Google is asked once an hour, and its last answer serves while it is away', async () => {
  let time = 0;
  let up = true;
  const fetchJson = jest.fn(() =>
    up
      ? Promise.resolve(new Response(JSON.stringify({ status: 'OK', result })))
      : Promise.reject(new TypeError('fetch failed')),
  );
  const read = googleReviews('key', { fetchJson: fetchJson as typeof fetch, now: () => time });
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
  // Also where the clock was put back.
  time = -1;
  await read();
  expect(fetchJson).toHaveBeenCalledTimes(3);
});

test('without any answer yet it is unavailable, in the words of the specification', async () => {
  const denied = () => Promise.resolve(new Response('{"status":"REQUEST_DENIED"}'));
  await expect(googleReviews('key', { fetchJson: denied })()).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Failed to load Google reviews.',
  });
});
