import type { Contact, Feedback, Newsletter } from '@burger/shared/contracts';
import { appCheckFetch } from '@burger/shared/firebase/app-check-fetch';
import { jsonPost } from '@burger/shared/platform/json-post';
import { linkKeyHeader } from '@burger/shared/platform/security';
import * as v from 'valibot';

export const longestMs = 10_000;

const ConfirmationSchema = v.union([
  v.object({ sent: v.literal(true) }),
  v.object({ subscribed: v.literal(true) }),
  v.object({ unsubscribed: v.literal(true) }),
]);

async function post(
  path: string,
  body: unknown,
  request = appCheckFetch,
  more: Record<string, string> = {},
): Promise<void> {
  const answer = await request(path, jsonPost(body, longestMs, more));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  // A public Wi-Fi answers every request with its login page; this parse then throws, because nothing was
  // sent.
  v.parse(ConfirmationSchema, await answer.json());
}

/** Mails a review to the owner. Rejects unless the server confirms that it was sent. */
export const postFeedback = (review: Feedback, request?: typeof fetch): Promise<void> =>
  post('/api/send-feedback-email', review, request);

export const postContact = (message: Contact, request?: typeof fetch): Promise<void> =>
  post('/api/contact', message, request);

/** Subscribes an address to the newsletter. Rejects unless it was stored. */
export const postNewsletter = (consent: Newsletter, request?: typeof fetch): Promise<void> =>
  post('/api/newsletter', consent, request);

/** Unsubscribes the address that belongs to this key. Rejects unless the server confirms it. */
export const postUnsubscribe = (key: string, request = fetch): Promise<void> =>
  post('/api/unsubscribe', {}, request, { [linkKeyHeader]: key });
