import type { Contact, Feedback, Newsletter } from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/language';
import { appCheckFetch } from '@burger/shared/app-check';
import { linkKeyHeader } from '@burger/shared/security';
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
  const answer = await request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...more },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longestMs),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  // A network that wants its own sign-in answers everything with a page of its own: that sent nothing.
  v.parse(ConfirmationSchema, await answer.json());
}

/** Mails a review to the owner, privately. Rejects unless the server says that it was sent. */
export const postFeedback = (review: Feedback, request?: typeof fetch): Promise<void> =>
  post('/api/send-feedback-email', review, request);

export const postContact = (message: Contact, request?: typeof fetch): Promise<void> =>
  post('/api/contact', message, request);

/** Stores an address for the newsletter, to be written to in the page's language. Rejects unless it was stored. */
export const postNewsletter = (email: string, request?: typeof fetch): Promise<void> =>
  post('/api/newsletter', { email, language: pageLanguage } satisfies Newsletter, request);

/** Takes whoever has this key off the newsletter's list. Rejects unless that was done. */
export const postUnsubscribe = (key: string, request = fetch): Promise<void> =>
  post('/api/unsubscribe', {}, request, { [linkKeyHeader]: key });
