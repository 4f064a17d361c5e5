import { createHash } from 'node:crypto';
import { NewsletterSchema } from '@burger/shared/contracts';
import { type Language, languages } from '@burger/shared/language';
import { type RequestHandler, Router } from 'express';
import {
  type Firestore,
  GrpcStatus,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { checkedBody, isLinkKey, newLinkKey, readJson } from '../http/requests';
import { createTogether, mayExist } from '../store/documents';

/** Somebody who wants the newsletter. */
export interface Subscriber {
  id: string;
  email: string;
  /** Of the page on which they asked for it. */
  language: Language;
  subscribedAt: number;
  /** What the address of the link carries that takes them off the list. */
  key: string;
}

/** Keeps newsletter addresses. */
export interface Subscribers {
  /** Adding one twice is no error, and changes nothing. */
  add(email: string, language: Language, at: Date): Promise<void>;
  /** Removes whoever has this key; nobody is no error. */
  remove(key: string): Promise<void>;
  /** Those who are to be told now (ms) that they are on the list. */
  unwelcomed(at: number, most: number): Promise<Subscriber[]>;
  /** They are told at `nextAt` (ms), or no more. */
  welcome(id: string, nextAt: number | null): Promise<void>;
}

const isMissing = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === GrpcStatus.NOT_FOUND;

/** Id of an address' document, whatever its case. */
export const subscriberId = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

const subscriberOf = (found: QueryDocumentSnapshot): Subscriber => {
  const { email, language, subscribedAt, key } = found.data();
  return {
    id: found.id,
    email: String(email),
    language: Object.hasOwn(languages, String(language)) ? (language as Language) : 'en',
    subscribedAt: (subscribedAt as Timestamp).toMillis(),
    key: String(key),
  };
};

/** Subscribers in the collection `newsletter`, one document per address whatever its case. */
export function firestoreSubscribers(firestore: Firestore): Subscribers {
  const all = firestore.collection('newsletter');
  return {
    async add(email, language, at) {
      const subscriber = all.doc(subscriberId(email));
      const since = Timestamp.fromDate(at);
      const document = {
        email: email.toLowerCase(),
        language,
        subscribedAt: since,
        welcomeAt: since,
        key: newLinkKey(),
      };
      try {
        await createTogether(firestore, [[subscriber, document]]);
      } catch (error) {
        if (!mayExist(error) || !(await subscriber.get()).exists) throw error;
      }
    },
    async remove(key) {
      const { docs } = await all.where('key', '==', key).select().get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    },
    async unwelcomed(at, most) {
      const due = all.where('welcomeAt', '<=', Timestamp.fromMillis(at)).orderBy('welcomeAt');
      return (await due.limit(most).get()).docs.map(subscriberOf);
    },
    async welcome(id, nextAt) {
      const welcomeAt = nextAt === null ? null : Timestamp.fromMillis(nextAt);
      try {
        await all.doc(id).update({ welcomeAt });
      } catch (error) {
        // Who left the list meanwhile is told nothing more.
        if (!isMissing(error)) throw error;
      }
    },
  };
}

interface NewsletterLimits {
  subscribe: RequestHandler;
  unsubscribe: RequestHandler;
}

/**
 * `POST /newsletter`, and `POST /unsubscribe/<key>`, which mail programs send too (RFC 8058): no page of ours, no
 * sign-in. Neither answer tells whether somebody was on the list.
 */
export function newsletterRoutes(
  subscribers: Subscribers,
  limits: NewsletterLimits,
  now: () => Date,
): Router {
  const router = Router();
  router.post('/newsletter', limits.subscribe, readJson, async (request, response) => {
    const { email, language } = checkedBody(NewsletterSchema, request.body);
    await subscribers.add(email, language, now());
    response.json({ subscribed: true });
  });
  router.post('/unsubscribe/:key', limits.unsubscribe, async ({ params }, response) => {
    const key = String(params['key']);
    if (isLinkKey(key)) await subscribers.remove(key);
    response.json({ unsubscribed: true });
  });
  return router;
}
