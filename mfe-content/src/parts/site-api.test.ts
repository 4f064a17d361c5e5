import { getReviews, postContact, postFeedback, postNewsletter } from './site-api';

const reviews = { reviews: [], rating: 4.7, user_ratings_total: 312, sample: true };

const answering =
  (status: number, body: string, seen: unknown[] = []): typeof fetch =>
  (path, init) => {
    seen.push([path, init?.method, init?.body && JSON.parse(init.body as string)]);
    return Promise.resolve(new Response(body, { status }));
  };

test('reviews come checked, from where the specification has them', async () => {
  const ask = jest.fn(answering(200, JSON.stringify(reviews)));
  await expect(getReviews(ask)).resolves.toEqual(reviews);
  expect(ask).toHaveBeenCalledWith('/getGoogleReviews', expect.anything());
});

test.each([
  ['an error', 500, '{}'],
  ['another shape', 200, '{"reviews":"none"}'],
  ['a number', 200, '{"reviews": 3}'],
  ['an impossible rating', 200, '{"reviews":[{"rating":9}],"rating":4,"user_ratings_total":1}'],
  ['no answer', 200, 'null'],
  ['no JSON', 200, '<html>'],
  ['nothing', 200, ''],
])('%s in place of reviews is a failure', async (_name, status, body) => {
  await expect(getReviews(answering(status, body))).rejects.toThrow();
});

test('each form goes to its address', async () => {
  const seen: unknown[] = [];
  const ok: typeof fetch = (path, init) =>
    answering(
      200,
      JSON.stringify({ [path === '/api/newsletter' ? 'subscribed' : 'sent']: true }),
      seen,
    )(path, init);
  const review = { rating: 2, name: 'Asha', email: 'asha@example.in', text: 'Cold.' };
  const message = { ...review, phone: '', subject: 'complaint' as const, message: 'Cold.' };
  await postFeedback(review, ok);
  await postContact(message, ok);
  await postNewsletter('asha@example.in', ok);
  expect(seen).toEqual([
    ['/api/send-feedback-email', 'POST', review],
    ['/api/contact', 'POST', message],
    ['/api/newsletter', 'POST', { email: 'asha@example.in', language: 'en' }],
  ]);
});

test.each([
  ["a network's own page", '<html>Please log in to this network</html>'],
  ['nothing', ''],
  ['a list', '[]'],
])('%s in place of the answer to a form is a failure', async (_name, body) => {
  await expect(postNewsletter('a@b.in', answering(200, body))).rejects.toThrow();
});

test('a refused form is a failure', async () => {
  await expect(postNewsletter('a@b.in', answering(429, '{}'))).rejects.toThrow('429');
});
