import { type OrderDocument, readBooked } from '@burger/shared/order';
import { isYounger } from '@burger/shared/times';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { OrderAllowance } from '../http/limits';
import {
  closedAccounts,
  countedName,
  type Found,
  type NewDocuments,
  readTogether,
} from '../store/documents';
import { createKeyedQueue } from '../store/keyed-queue';
import { firstNotification, notificationDocument } from './firestore-outbox';
import { isToldAtOnce, newsId, newsOfOrder } from './outbox';
import { countedIn, type Exceeded, exceededBy, waitsForMs } from './quota';
import { promoUses, userOf } from './firestore-promos';
import { takenEntry, type Added, type AddTerms, type OrderBook } from './store';

export const slotId = (slot: number): string => new Date(slot).toISOString();

export const withOrders = (slot: number, more: number): DocumentData => ({
  at: Timestamp.fromMillis(slot),
  orders: FieldValue.increment(more),
});

export const ordersIn = (data: DocumentData | undefined): number => {
  const orders: unknown = data?.['orders'];
  return typeof orders === 'number' ? orders : 0;
};

const listIn = (found: DocumentSnapshot, field: string): unknown[] => {
  const value: unknown = found.get(field);
  return Array.isArray(value) ? value : [];
};

/** `orderAllowances`: the last orders of each account and number, as many as may wait, and when some came from a network; deleted after `until`. */
export function allowanceDocuments(firestore: Firestore) {
  const allowances = firestore.collection('orderAllowances');
  const orders = firestore.collection('orders');

  async function waitingOf(
    transaction: Transaction,
    keys: string[],
    at: number,
  ): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const found = await transaction.getAll(...keys.map((key) => orders.doc(key)), {
      fieldMask: ['orderStatus', 'createdAt'],
    });
    const waits = (order: DocumentSnapshot) => {
      const createdAt: unknown = order.get('createdAt');
      if (order.get('orderStatus') !== 'placed' || !(createdAt instanceof Timestamp)) return false;
      return isYounger(createdAt.toMillis(), waitsForMs, at);
    };
    return new Set(found.filter(waits).map(({ id }) => id));
  }

  const namesOf = ({ customerId, customerDetails }: OrderDocument, network: string): string[] => [
    countedName('customer', customerId),
    countedName('phone', customerDetails.phone),
    countedName('network', network),
  ];

  const readsOf = (order: OrderDocument, network: string) =>
    namesOf(order, network).map((name) => allowances.doc(name));

  /** Whether an order is beyond an allowance by what was read of it, and what counts it. */
  const check = async (
    transaction: Transaction,
    found: Found,
    order: OrderDocument,
    { network, ...allowance }: OrderAllowance & { network: string },
    at: number,
  ) => {
    const [customer, phone, from] = readsOf(order, network).map(found) as [
      DocumentSnapshot,
      DocumentSnapshot,
      DocumentSnapshot,
    ];
    const keysIn = (read: DocumentSnapshot) => listIn(read, 'orders').map(String);
    const all = [...new Set([...keysIn(customer), ...keysIn(phone)])];
    // Which of them still wait is asked only where they might be too many.
    const mayExceed = [customer, phone].some((read) => keysIn(read).length >= allowance.waiting);
    const waiting = mayExceed ? await waitingOf(transaction, all, at) : new Set(all);
    const still = (read: DocumentSnapshot) => keysIn(read).filter((key) => waiting.has(key));
    const placed = listIn(from, 'placed').map(Number);
    const until = (ms: number) => Timestamp.fromMillis(at + ms);
    return {
      exceeded: exceededBy(
        allowance,
        {
          ofCustomer: still(customer).length,
          ofPhone: still(phone).length,
          fromNetwork: placed,
        },
        at,
      ),
      /** Counts the order that is stored in the same transaction. */
      count(key: string) {
        for (const read of [customer, phone]) {
          const orders = [...still(read), key];
          transaction.set(read.ref, { orders, until: until(waitsForMs) });
        }
        transaction.set(from.ref, {
          placed: [...countedIn(placed, allowance.byNetwork, at), at],
          until: until(allowance.byNetwork.seconds * 1000),
        });
      },
    };
  };

  return { namesOf, readsOf, check };
}

const dateOf = (text: string | null): Timestamp | null =>
  text === null ? null : Timestamp.fromDate(new Date(text));
const textOf = (value: unknown): string | null =>
  value instanceof Timestamp ? value.toDate().toISOString() : null;

const toDocument = (order: OrderDocument): DocumentData => ({
  ...order,
  createdAt: dateOf(order.createdAt),
  slot: dateOf(order.slot),
  estimatedDeliveryTime: dateOf(order.estimatedDeliveryTime),
  estimatedDeliveryUntil: dateOf(order.estimatedDeliveryUntil),
  changedAt: FieldValue.serverTimestamp(),
});

/** A stored order with ISO text for its times. Throws where it is damaged: what it comes to is not guessed. */
function toOrder({
  changedAt: _,
  handedOverAt: _at,
  takenBackAt: _back,
  ...data
}: DocumentData): OrderDocument {
  const document = {
    ...data,
    createdAt: textOf(data['createdAt']),
    slot: textOf(data['slot']),
    estimatedDeliveryTime: textOf(data['estimatedDeliveryTime']),
    estimatedDeliveryUntil: textOf(data['estimatedDeliveryUntil']),
  };
  if (!readBooked(document, 'strict')) throw new Error('A stored order is damaged');
  return document as unknown as OrderDocument;
}

// Two who want the last place of a half hour, or come from one network, wait for each other.
const maxAttempts = 10;
const askAgainSeconds = 10;
// Who let go as many has not ordered.
const mostUnpaid = 50;

/** Orders, their numbers in `orderNumbers`, news in `outbox`, half hours in `slots`, counts in `orderAllowances` and `promoUses`. */
export function firestoreOrders(firestore: Firestore): OrderBook {
  const orders = firestore.collection('orders');
  const numbers = firestore.collection('orderNumbers');
  const outbox = firestore.collection('outbox');
  const slots = firestore.collection('slots');
  const log = firestore.collection('staffLog');
  const closed = firestore.collection(closedAccounts);
  const live = firestore.doc('shop/live');
  const allowances = allowanceDocuments(firestore);
  const promos = promoUses(firestore);
  const queue = createKeyedQueue();

  /** What is told of an order that is placed, and is to be told. */
  function newsDocuments(key: string, order: OrderDocument, at: number): NewDocuments {
    if (!isToldAtOnce(order)) return [];
    const ours = [
      outbox.doc(key),
      firstNotification(key, at, Date.parse(order.attendedFrom)),
    ] as const;
    const kind = newsOfOrder(order);
    if (!kind) return [ours];
    return [
      ours,
      [outbox.doc(newsId(key, kind)), notificationDocument({ order: key, kind, at }, at)],
    ];
  }

  const documentsOf = (key: string, order: OrderDocument, at: number): NewDocuments => [
    [orders.doc(key), toDocument(order)],
    [numbers.doc(order.orderId), { order: key }],
    ...newsDocuments(key, order, at),
  ];

  const add = (
    key: string,
    order: OrderDocument,
    { revision, capacity = Infinity, allowance, takenBy, promo }: AddTerms,
  ) =>
    firestore.runTransaction(
      async (transaction): Promise<Added> => {
        const slot = order.slot === null ? null : Date.parse(order.slot);
        const own = orders.doc(key);
        const number = numbers.doc(order.orderId);
        // What the staff took is no account's.
        const gone = closed.doc(order.customerId || key);
        const place = slot === null ? null : slots.doc(slotId(slot));
        const user = userOf(order);
        const found = await readTogether(transaction, [
          ...[own, number, gone, live],
          ...(place ? [place] : []),
          ...(allowance ? allowances.readsOf(order, allowance.network) : []),
          ...(promo ? promos.readsOf(promo, user) : []),
        ]);
        const stored = found(own).data();
        if (stored) return { added: false, stored: toOrder(stored) };
        if (found(gone).exists) return { added: false, stored: null, closed: true };
        const current = found(live).get('revision') as unknown;
        // An instance knows the shop as it was up to a second ago; Pause holds from the press on.
        if (revision !== undefined && typeof current === 'number' && current !== revision) {
          return { added: false, stored: null, revision: current };
        }
        if (found(number).exists) return { added: false, stored: null };
        const at = Date.parse(order.createdAt);
        const counted =
          allowance && (await allowances.check(transaction, found, order, allowance, at));
        if (counted?.exceeded) return { added: false, stored: null, exceeded: counted.exceeded };
        if (place && ordersIn(found(place).data()) >= capacity) {
          return { added: false, stored: null, full: true };
        }
        const used = promo && (await promos.check(transaction, found, promo, user));
        if (used?.refusal) return { added: false, stored: null, promo: used.refusal };
        for (const [reference, data] of documentsOf(key, order, at)) {
          transaction.create(reference, data);
        }
        if (takenBy) {
          const entry = { order: key, ...takenEntry(order, takenBy) };
          transaction.create(log.doc(`${key}-${order.revision}`), entry);
        }
        counted?.count(key);
        used?.count(key, at);
        if (place && slot !== null) transaction.set(place, withOrders(slot, 1), { merge: true });
        return { added: true };
      },
      { maxAttempts },
    );

  async function find(key: string): Promise<OrderDocument | null> {
    const data = (await orders.doc(key).get()).data();
    return data ? toOrder(data) : null;
  }

  return {
    find,
    async add(key, order, terms = {}) {
      const { allowance, promo } = terms;
      const ofPromo = promo ? promos.namesOf(promo, userOf(order)) : [];
      if (!allowance) return queue.take(ofPromo, () => add(key, order, terms));
      const names = allowances.namesOf(order, allowance.network);
      const crowded = names.find((name) => queue.waiting(name) >= allowance.byNetwork.points);
      if (!crowded) return queue.take([...names, ...ofPromo], () => add(key, order, terms));
      // Who comes after more than may be placed at all would only wait to be refused, and let others wait.
      const stored = await find(key);
      if (stored) return { added: false, stored };
      const exceeded: Exceeded =
        crowded === names.at(-1)
          ? { what: 'network', retryAfterSeconds: askAgainSeconds }
          : { what: 'waiting' };
      return { added: false, stored, exceeded };
    },
    async hasOrdered(uid) {
      const own = orders.where('customerId', '==', uid).select('online.state').limit(mostUnpaid);
      const isUnpaid = (state: unknown) => state === 'pending' || state === 'let-go';
      return (await own.get()).docs.some((one) => !isUnpaid(one.get('online.state')));
    },
    whyNoPromo: promos.whyNot,
    promosUsed: promos.used,
    async taken(from, to) {
      const found = await slots
        .where('at', '>=', Timestamp.fromMillis(from))
        .where('at', '<', Timestamp.fromMillis(to))
        .get();
      return new Map(found.docs.map((place) => [Date.parse(place.id), ordersIn(place.data())]));
    },
  };
}
