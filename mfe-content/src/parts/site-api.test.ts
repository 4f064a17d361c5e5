import { answering } from '@burger/shared/testing';
import { postContact, postFeedback, postNewsletter, postUnsubscribe } from './site-api';

const review = { rating: 2, name: 'Asha', email: 'asha@example.in', text: 'Cold.' };
const consent = { email: 'asha@example.in', language: 'en', text: 1 } as const;
const message = { ...review, phone: '', subject: 'complaint' as const, message: 'Cold.' };

test.each([
  ['/api/send-feedback-email', 'sent', review, postFeedback.bind(null, review)],
  ['/api/contact', 'sent', message, postContact.bind(null, message)],
  ['/api/newsletter', 'subscribed', consent, postNewsletter.bind(null, consent)],
  ['/api/unsubscribe', 'unsubscribed', {}, postUnsubscribe.bind(null, 'a/b')],
] as const)('a form is posted as JSON to %s', async (path, done, body, send) => {
  const ask = answering(200, JSON.stringify({ [done]: true }));
  await send(ask);
  const [[to, sent] = []] = ask.mock.calls;
  expect([to, sent?.method, JSON.parse(sent?.body as string)]).toEqual([path, 'POST', body]);
});

test.each([
  ['an error response', 429, '{}'],
  ['the login page of a public network', 200, '<html>Please log in to this network</html>'],
  ['a JSON array', 200, '[]'],
])('posting a form rejects on %s', async (_name, status, body) => {
  await expect(postNewsletter(consent, answering(status, body))).rejects.toThrow();
});
