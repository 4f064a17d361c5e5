import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { Refusal } from '../http/errors';
import { type Consent, endpointId, type PushSubscription } from '../push/subscriptions';

/** A customer's consent to WhatsApp messages about one order, at the number of that order. */
export interface WhatsAppConsent extends Consent {
  /** +91XXXXXXXXXX. */
  phone: string;
}

/** The channels that the customer of an order has allowed. */
export interface OrderChannels {
  phones: PushSubscription[];
  whatsapp: WhatsAppConsent | null;
}

export const hasChannel = ({ phones, whatsapp }: OrderChannels): boolean =>
  phones.length > 0 || whatsapp !== null;

/** Phones that one order is told to: its customer's, and those of people with the tracking link. */
export const mostSubscriptions = 5;
const lifetimeMs = 30 * 24 * 60 * 60_000;

/** Consents by order, never by phone number or account. They end after 30 days; refunds are told until then. */
export interface ChannelStore {
  of(order: string): Promise<OrderChannels>;
  /** Adds or replaces a subscription. Throws a Refusal `forbidden` if the order has the most already. */
  addPhone(order: string, subscription: PushSubscription, now: number): Promise<void>;
  removePhone(order: string, endpoint: string): Promise<void>;
  allowWhatsApp(order: string, consent: WhatsAppConsent, now: number): Promise<void>;
  endWhatsApp(order: string): Promise<void>;
  /** Ends every consent to WhatsApp messages at a number that was given before `at` (ms). */
  endWhatsAppAt(phone: string, at: number): Promise<void>;
}

export const channelCollection = 'orderChannels';

export const channelsIn = (data: DocumentData | undefined): OrderChannels => ({
  phones: Object.values((data?.['phones'] ?? {}) as Record<string, PushSubscription>),
  whatsapp: (data?.['whatsapp'] ?? null) as WhatsAppConsent | null,
});

/** Stores the channels of each order in one document, under the order's key. */
export function firestoreChannels(firestore: Firestore): ChannelStore {
  const all = firestore.collection(channelCollection);

  /** Writes what `work` makes of the channels, for `lifetimeMs` from `now`, or until they ended before. */
  const change = (
    order: string,
    work: (found: OrderChannels) => OrderChannels,
    now: number | null = null,
  ) =>
    firestore.runTransaction(async (transaction) => {
      const stored: DocumentSnapshot = await transaction.get(all.doc(order));
      const { phones, whatsapp } = work(channelsIn(stored.data()));
      if (!hasChannel({ phones, whatsapp })) return void transaction.delete(all.doc(order));
      transaction.set(all.doc(order), {
        phones: Object.fromEntries(phones.map((one) => [endpointId(one.endpoint), one])),
        whatsapp,
        endsAt:
          now === null
            ? (stored.get('endsAt') as Timestamp)
            : Timestamp.fromMillis(now + lifetimeMs),
      });
    });

  const without = (phones: readonly PushSubscription[], endpoint: string) =>
    phones.filter((one) => one.endpoint !== endpoint);

  return {
    of: async (order) => channelsIn((await all.doc(order).get()).data()),

    addPhone: (order, subscription, now) =>
      change(
        order,
        ({ phones, whatsapp }) => {
          const others = without(phones, subscription.endpoint);
          if (others.length < mostSubscriptions)
            return { phones: [...others, subscription], whatsapp };
          throw new Refusal('forbidden', 'This order is told to enough phones already.');
        },
        now,
      ),

    removePhone: (order, endpoint) =>
      change(order, ({ phones, whatsapp }) => ({ phones: without(phones, endpoint), whatsapp })),

    allowWhatsApp: (order, whatsapp, now) =>
      change(order, ({ phones }) => ({ phones, whatsapp }), now),

    endWhatsApp: (order) => change(order, ({ phones }) => ({ phones, whatsapp: null })),

    async endWhatsAppAt(phone, at) {
      const { docs } = await all.where('whatsapp.phone', '==', phone).get();
      const isOlder = ({ whatsapp }: OrderChannels) =>
        whatsapp?.phone === phone && Date.parse(whatsapp.at) < at;
      await Promise.all(
        docs.map(({ id }) =>
          change(id, (found) => (isOlder(found) ? { ...found, whatsapp: null } : found)),
        ),
      );
    },
  };
}
