import { createHash } from 'node:crypto';
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { languages, type Language } from '@burger/shared/i18n';
import * as v from 'valibot';
import { Refusal } from '../http/errors';

/** A browser's subscription, and the customer's consent to messages about one order. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  consent: { purpose: 'order'; at: string; text: number; language: Language };
}

// Requests go to these services only, so that a made-up endpoint cannot reach another server.
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];

/** Returns whether an endpoint belongs to a push service of a browser. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && services.some((service) => service.test(hostname));
}

const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]{1,100}={0,2}$/),
    v.check((text) => Buffer.from(text, 'base64url').length === count),
  );

const EndpointSchema = v.pipe(v.string(), v.maxLength(1000), v.check(isPushService));

export const SubscribeSchema = v.object({
  endpoint: EndpointSchema,
  // An uncompressed point of P-256 and 16 random bytes (RFC 8291, section 3).
  keys: v.object({ p256dh: bytes(65), auth: bytes(16) }),
  language: v.picklist(Object.keys(languages) as Language[]),
  text: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
});

export const UnsubscribeSchema = v.object({ endpoint: EndpointSchema });

/** Phones that one order is told to: its customer's, and those of people with the tracking link. */
export const mostSubscriptions = 5;
const lifetimeMs = 30 * 24 * 60 * 60_000;

/** Subscriptions by order. They end after 30 days; refunds are told until then. */
export interface PushStore {
  of(order: string): Promise<PushSubscription[]>;
  /** Adds or replaces a subscription. Throws a Refusal `forbidden` if the order has the most already. */
  add(order: string, subscription: PushSubscription, now: number): Promise<void>;
  remove(order: string, endpoint: string): Promise<void>;
}

export const pushCollection = 'pushSubscriptions';

export const subscriptionsIn = (data: DocumentData | undefined): PushSubscription[] =>
  Object.values((data?.['subscriptions'] ?? {}) as Record<string, PushSubscription>);

// Endpoints contain dots, which Firestore would read as a path of fields.
const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/** Stores the subscriptions of each order in one document, under the order's key. */
export function firestorePush(firestore: Firestore): PushStore {
  const all = firestore.collection(pushCollection);

  const change = (order: string, work: (found: Map<string, PushSubscription>) => number | null) =>
    firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(all.doc(order));
      const found = new Map(subscriptionsIn(stored.data()).map((one) => [idOf(one.endpoint), one]));
      const endsAt = work(found);
      if (found.size === 0) return void transaction.delete(all.doc(order));
      const until =
        endsAt === null ? (stored.get('endsAt') as Timestamp) : Timestamp.fromMillis(endsAt);
      transaction.set(all.doc(order), { subscriptions: Object.fromEntries(found), endsAt: until });
    });

  return {
    of: async (order) => subscriptionsIn((await all.doc(order).get()).data()),

    add: (order, subscription, now) =>
      change(order, (found) => {
        found.set(idOf(subscription.endpoint), subscription);
        if (found.size <= mostSubscriptions) return now + lifetimeMs;
        throw new Refusal('forbidden', 'This order is told to enough phones already.');
      }),

    remove: (order, endpoint) =>
      change(order, (found) => {
        found.delete(idOf(endpoint));
        return null;
      }),
  };
}
