import { createHash } from 'node:crypto';
import { type Newsletter, NewsletterSchema } from '@burger/shared/contracts';
import { addressIn, type Language, languages, textsIn } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';
import { type RequestHandler, Router } from 'express';
import {
  type Firestore,
  GrpcStatus,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Log } from '../http/errors';
import { checkedBody, isLinkKey, linkKeyIn, newLinkKey, readJson } from '../http/requests';
import { within } from '../http/retry';
import { isRefused, type Mail, type SendMail } from '../mail/mail';
import { escapeHtml } from '../mail/rows';
import { createOnce } from '../store/documents';
import type { Counters } from '../vitals/counters';
import { currentMailCapacity } from '../vitals/mails';
import { english, type WelcomeWords } from './messages/en';
import { translations } from './messages/translations';

export interface Subscriber {
  id: string;
  email: string;
  language: Language;
  subscribedAt: number;
  /** The secret part of the subscriber's unsubscribe link. */
  key: string;
}

export interface Subscribers {
  /** Stores the subscriber with the consent. A stored subscriber stays as she is. */
  add(subscription: Newsletter, at: Date): Promise<void>;
  remove(key: string): Promise<void>;
  /** Returns at most `most` subscribers whose welcome mail is due at `at` (ms). */
  unwelcomed(at: number, most: number): Promise<Subscriber[]>;
  /** Schedules the next attempt of the welcome mail for `nextAt` (ms); null means no more attempts. */
  welcome(id: string, nextAt: number | null): Promise<void>;
}

const isMissing = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === GrpcStatus.NOT_FOUND;

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

/** Stores subscribers in the collection `newsletter`, one document per case-insensitive address. */
export function firestoreSubscribers(firestore: Firestore): Subscribers {
  const all = firestore.collection('newsletter');
  return {
    async add({ email, language, text }, at) {
      const since = Timestamp.fromDate(at);
      await createOnce(firestore, all.doc(subscriberId(email)), {
        email: email.toLowerCase(),
        language,
        text,
        subscribedAt: since,
        welcomeAt: since,
        key: newLinkKey(),
      });
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
        if (!isMissing(error)) throw error;
      }
    },
  };
}

/** Serves `POST /newsletter` and `/unsubscribe/<key>` (RFC 8058). Responses do not reveal whether an address is subscribed. */
export function newsletterRoutes(
  subscribers: Subscribers,
  limits: Record<'subscribe' | 'unsubscribe', RequestHandler>,
  now: () => Date,
): Router {
  const router = Router();
  router.post('/newsletter', limits.subscribe, readJson, async (request, response) => {
    await subscribers.add(checkedBody(NewsletterSchema, request.body), now());
    response.json({ subscribed: true });
  });
  // Mail programs send the key in the path (RFC 8058); the page sends it in a header.
  router.post('/unsubscribe{/:key}', limits.unsubscribe, async (request, response) => {
    const key = linkKeyIn(request);
    if (isLinkKey(key)) await subscribers.remove(key);
    response.json({ unsubscribed: true });
  });
  return router;
}

/** Returns the texts of the welcome mail in a language, in English where a translation is missing. */
export const welcomeWords = (language: Language): WelcomeWords =>
  textsIn(language, english, translations);

export function welcomeMail({ email, language, key }: Omit<Subscriber, 'id'>): Mail {
  const { subject, text, stop } = welcomeWords(language);
  const { name, siteUrl } = restaurant;
  const link = siteUrl + addressIn(language, `/unsubscribe#${key}`);
  return {
    kind: 'newsletter',
    to: email,
    unsubscribe: `${siteUrl}/api/unsubscribe/${key}`,
    subject: subject(name),
    text: `${text(name)}\n\n${link}`,
    html: [
      `<div lang="${languages[language].tag}">`,
      `<p>${escapeHtml(text(name))}</p>`,
      `<p><a href="${escapeHtml(link)}">${escapeHtml(stop)}</a></p>`,
      '</div>',
    ].join(''),
  };
}

interface WelcomePorts {
  subscribers: Pick<Subscribers, 'unwelcomed' | 'welcome'>;
  sendMail: SendMail;
  mailsADay: number;
  counters: Pick<Counters, 'add' | 'read'>;
  now: () => Date;
  log: Log;
}

const most = 20;
const longestSendMs = 10_000;
const pauseMs = 30 * 60_000;
const patienceMs = 24 * 60 * 60_000;

/** Returns a job for welcome mails. Sent in the request, they would reveal who is subscribed. */
export function createWelcomeJob(ports: WelcomePorts) {
  const { subscribers, sendMail, now, log } = ports;
  const clock = () => now().getTime();

  function nextAfter(error: unknown, { subscribedAt }: Subscriber): number | null {
    const isOver = isRefused(error) || clock() - subscribedAt > patienceMs;
    return isOver ? null : clock() + pauseMs;
  }

  return async (): Promise<void> => {
    const due = await subscribers.unwelcomed(clock(), most);
    if (due.length === 0 || (await currentMailCapacity(ports)) === 'none') return;
    for (const subscriber of due) {
      let nextAt: number | null = null;
      let isDown = false;
      try {
        await within(longestSendMs, sendMail(welcomeMail(subscriber)));
      } catch (error) {
        log(`A welcome mail waits: ${(error as Error).name}`);
        nextAt = nextAfter(error, subscriber);
        isDown = !isRefused(error);
      }
      await subscribers.welcome(subscriber.id, nextAt);
      // A mail server that is down would fail for all subscribers, so their mails stay due for the next run.
      if (isDown) return;
    }
  };
}
