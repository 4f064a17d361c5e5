import { isFinal, knownStatus, storedPromiseNames } from '@burger/shared/contracts';
import { readOrder } from '@burger/shared/order';
import {
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { subscriberId } from '../forms/newsletter';
import { channelCollection, channelsIn, hasChannel } from '../channels/order-channels';
import { closedAccounts, countedName } from '../store/documents';
import { eraseOrders, mostOrders, removeAll } from './erased-order';
import type { PersonStore, StoredSubscription } from './my-data';

/** Progress of an order; times in ms since epoch, 0 for an event that has not happened. */
export interface Progress {
  status: string;
  createdAt: number;
  slot: number;
  promisedFrom: number;
}

// A day after its due time, an unfinished order was forgotten and must not block deleting the account.
const forgottenAfterMs = 24 * 60 * 60_000;

export function isActive(order: Progress, at: number): boolean {
  const status = knownStatus(order.status);
  if (status !== null && isFinal(status)) return false;
  const due = Math.max(order.createdAt, order.slot, order.promisedFrom);
  return at - due < forgottenAfterMs;
}

/** Converts stored values for a readable data export: timestamps become ISO text. */
export function readable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readable(one)]));
}

const msOf = (value: unknown): number => (value instanceof Timestamp ? value.toMillis() : 0);

/** Returns the progress of a stored order. */
export const progressOf = (data: DocumentData): Progress => ({
  status: String(data['orderStatus']),
  createdAt: msOf(data['createdAt']),
  slot: msOf(data['slot']),
  promisedFrom: msOf(data[storedPromiseNames.promisedFrom]),
});

function ownOrder(data: DocumentData): object {
  const { changedAt: _changedAt, customerId: _customerId, ...own } = data;
  return readable(own) as object;
}

export function firestorePerson(firestore: Firestore): PersonStore {
  const of = (name: string) => firestore.collection(name);
  const ordersOf = (uid: string) => of('orders').where('customerId', '==', uid);
  const subscriberAt = (email: string) => of('newsletter').doc(subscriberId(email));

  async function channelsOf(orders: readonly QueryDocumentSnapshot[]) {
    if (orders.length === 0) return [];
    const all = of(channelCollection);
    const found = await firestore.getAll(...orders.map(({ id }) => all.doc(id)));
    return found.map((one) => ({ order: one.id, ...channelsIn(one.data()) })).filter(hasChannel);
  }

  async function newsletterOf(email: string): Promise<StoredSubscription | null> {
    const stored = (await subscriberAt(email).get()).data();
    if (!stored) return null;
    const { email: address, subscribedAt, language, text = 1 } = readable(stored) as DocumentData;
    return { email: address, subscribedAt, language, text } as StoredSubscription;
  }

  return {
    async gather(uid, email) {
      const [profile, orders, newsletter] = await Promise.all([
        of('users').doc(uid).get(),
        ordersOf(uid).orderBy('createdAt', 'desc').get(),
        email === null ? null : newsletterOf(email),
      ]);
      const channels = await channelsOf(orders.docs);
      return {
        profile: profile.exists ? (readable(profile.data()) as object) : null,
        orders: orders.docs.map((order) => ownOrder(order.data())),
        newsletter,
        pushSubscriptions: channels.flatMap(({ phones }) => phones),
        whatsAppConsents: channels.flatMap(({ whatsapp }) => whatsapp ?? []),
      };
    },

    channelsOf: async (uid) => channelsOf((await ordersOf(uid).select().get()).docs),

    newsletterOf,

    async endNewsletter(email) {
      await subscriberAt(email).delete();
    },

    async lastBilledTo(uid) {
      const recent = await ordersOf(uid).orderBy('createdAt', 'desc').limit(mostOrders).get();
      const found = recent.docs.flatMap((order) => readOrder(order.data())?.billedTo ?? []);
      return found.find(({ gstin }) => gstin !== '') ?? null;
    },

    async hasActiveOrder(uid, at) {
      const recent = await ordersOf(uid).orderBy('createdAt', 'desc').limit(mostOrders).get();
      return recent.docs.some((order) => isActive(progressOf(order.data()), at));
    },

    async close(uid, at) {
      await of(closedAccounts)
        .doc(uid)
        .set({ at: Timestamp.fromDate(at) });
    },

    async beginErasing(uid) {
      await of(closedAccounts).doc(uid).update({ isErasing: true });
    },

    async closedBefore(before, most) {
      const closed = of(closedAccounts).where('at', '<', Timestamp.fromMillis(before)).limit(most);
      return (await closed.get()).docs.map((one) => ({
        uid: one.id,
        isErasing: one.get('isErasing') === true,
      }));
    },

    async reopen(uid) {
      await of(closedAccounts).doc(uid).delete();
    },

    async erase(uid, email) {
      for (;;) {
        const { docs } = await ordersOf(uid).limit(mostOrders).get();
        if (docs.length === 0) break;
        await eraseOrders(firestore, docs);
      }
      const log = await of('staffLog').where('uid', '==', uid).select().get();
      const unnamed = { uid: '', email: '' };
      await Promise.all([
        removeAll(of('promoUses').where('who', '==', countedName('customer', uid))),
        ...log.docs.map(({ ref }) => ref.update(unnamed)),
        of('orderAllowances').doc(countedName('customer', uid)).delete(),
        of('users').doc(uid).delete(),
        ...(email === null ? [] : [subscriberAt(email).delete()]),
      ]);
    },
  };
}
