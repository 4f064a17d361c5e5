import { storedPromise, storedPromiseNames } from '@burger/shared/contracts';
import {
  documentLife,
  storedInvoice,
  documentVersion,
  handedOverAt,
  lifeOf,
  type OrderDocument,
  dueInvoice,
  settled,
  uncreditedOf,
} from '@burger/shared/order';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { Refusal } from '../../http/errors';
import { writeUnchanged } from '../../store/documents';
import { createKeyedQueue } from '../../store/keyed-queue';
import { newDeadline, refuseLate, retryConflicts } from '../../store/retry-conflicts';
import { accountingFields, accountingRange } from './accounting-days';
import {
  countedFields,
  firestoreOpenPayments,
  firestoreTracking,
  foundIn,
  orderFromDocument,
  together,
} from './firestore-found';
import { firstNotification, notificationDocument } from './firestore-outbox';
import { firestoreReservations } from './firestore-reservations';
import { createBatchedIssue, type PreparedChange } from '../invoices/firestore-invoices';
import { isAnnounced, newsId, newsOf } from '../notifications/outbox';
import { promoUses } from './firestore-promos';
import {
  type Change,
  changedFields,
  type FoundOrders,
  type StoredOrder,
  type KitchenOrders,
  type OrdersPage,
  type StepEntry,
} from './store';

const placedAt = ({ order }: StoredOrder): number =>
  typeof order.createdAt === 'number' ? order.createdAt : 0;

interface KitchenOptions {
  page?: number;
  /** Returns whether the customer of an order is notified without mail. */
  isNotified?: (key: string) => Promise<boolean>;
}

/** Stores orders in `orders` and their status changes in `staffLog`, which browsers cannot read. */
export function firestoreKitchen(
  firestore: Firestore,
  { page = 500, isNotified = async () => false }: KitchenOptions = {},
): KitchenOrders {
  const orders = firestore.collection('orders');
  const log = firestore.collection('staffLog');
  const outbox = firestore.collection('outbox');
  const reservations = firestoreReservations(firestore);
  const promos = promoUses(firestore);
  const queue = createKeyedQueue();
  const entryOf = (key: string, revision: number) => log.doc(`${key}-${revision}`);
  const moment = (ms: number) => Timestamp.fromMillis(ms);
  const momentOrNull = (ms: number | null) => (ms === null ? null : moment(ms));
  const dateOrNull = (iso: string | null) => (iso === null ? null : moment(Date.parse(iso)));

  async function ask(query: Query, most: number): Promise<OrdersPage> {
    const found = await query.limit(most).get();
    return { ...foundIn(found.docs), readAt: found.readTime.toMillis() };
  }

  /** Reads page by page; each page starts at the timestamp where the previous one ended. */
  async function allBetween(
    field: string,
    from: number,
    to: number,
    parts: readonly string[] = [],
  ): Promise<FoundOrders> {
    const found = new Map<string, QueryDocumentSnapshot>();
    const requested = parts.length > 0 ? orders.select(...parts) : orders;
    const before = requested.where(field, '<', moment(to)).orderBy(field).limit(page);
    for (let since = moment(from); ;) {
      const { docs } = await before.where(field, '>=', since).get();
      const known = found.size;
      for (const one of docs) found.set(one.id, one);
      if (docs.length < page || found.size === known) return foundIn([...found.values()]);
      since = docs.at(-1)?.get(field) as Timestamp;
    }
  }

  /** Reads what an order change depends on; `write` writes order, log, notifications and counts. */
  async function prepare(
    transaction: Transaction,
    stored: DocumentSnapshot,
    work: (stored: StoredOrder) => Change,
  ): Promise<PreparedChange> {
    const [key, data] = [stored.id, stored.data()];
    const storedOrder = orderFromDocument(key, data);
    if (!storedOrder) throw new Refusal('not-found', 'There is no such order.');
    const before = lifeOf(storedOrder.order);
    const change = work(storedOrder);
    const { life: moved, entry, requested, changed, acknowledgedChanges, reprints } = change;
    const step = { from: entry.from, to: entry.to, reason: moved.reason };
    const due = dueInvoice(storedOrder.order, step, changed ? 'void' : requested);
    // Changing an order's lines refunds the price difference, not the total of its bill.
    const uncredited = uncreditedOf({ ...moved, papers: storedOrder.order.papers });
    const life = settled(moved, changed ? null : due, entry.at, uncredited);
    const isNew = isAnnounced(storedOrder.order, life);
    const hasChannel = storedOrder.order.customer.email !== '' || (await isNotified(key));
    const cause = changed ? 'change' : due;
    const news = hasChannel ? newsOf(storedOrder.order, entry.from, life, cause) : null;
    const newsAt = news && outbox.doc(newsId(key, news, life));
    // Read without a lock, for which other instances would wait. Creating it twice fails anyway.
    const notified = newsAt && (await newsAt.get());
    const { capacity, kitchen, shop } = change;
    const at = Date.parse(entry.at);
    const km = storedOrder.order.distanceKm;
    const moves = { before, life, km, capacity, kitchen, shop, at };
    const reservation = await reservations.moved(stored, moves);
    const { promisedFrom, promisedTo } = reservation.promise ?? life;
    const countUse = await promos.moved(transaction, storedOrder, before, { life, changed });
    return {
      unnumbered: due && { key, order: storedOrder.order, draft: due, at: entry.at },
      write(issued) {
        const invoices = issued ? [...storedOrder.order.papers, issued] : storedOrder.order.papers;
        const about = { at: entry.at, papers: invoices.length };
        const fields = {
          ...documentLife(life),
          ...reservation.fields,
          ...(changed && changedFields(data as OrderDocument, changed, about)),
          ...(acknowledgedChanges !== undefined && { changesSeen: acknowledgedChanges }),
          ...(reprints !== undefined && { reprints }),
          ...storedPromise({
            promisedFrom: momentOrNull(promisedFrom),
            promisedTo: momentOrNull(promisedTo),
          }),
          ...(isNew && { attendedFrom: new Date(life.attendedFrom).toISOString() }),
          // Index fields of the accounts: delivery time, and business days on which money moved.
          handedOverAt: dateOrNull(handedOverAt(life)),
          ...accountingFields(life, invoices),
          ...(issued && { version: documentVersion, papers: invoices.map(storedInvoice) }),
        };
        // Use server time, because the counter polls for changes by the database clock.
        const changedAt = FieldValue.serverTimestamp();
        writeUnchanged(transaction, stored, { ...fields, changedAt });
        transaction.create(entryOf(key, life.revision), { order: key, ...entry });
        countUse();
        if (isNew) {
          // Due immediately, so that any process can send the notification if this one ends.
          transaction.create(outbox.doc(key), firstNotification(key, at, life.attendedFrom, at));
        }
        if (newsAt && !notified?.exists) {
          const document = notificationDocument({ order: key, kind: news, at }, at);
          transaction.create(newsAt, document);
        }
        reservation.write(transaction);
        return orderFromDocument(key, { ...data, ...fields }) ?? storedOrder;
      },
    };
  }

  const issue = createBatchedIssue(firestore, async (transaction, requested) => {
    const found = await transaction.getAll(...requested.map(({ key }) => orders.doc(key)));
    return Promise.allSettled(
      requested.map(({ work }, index) =>
        prepare(transaction, found[index] as DocumentSnapshot, work),
      ),
    );
  });

  function needsNumber(stored: DocumentSnapshot, work: (stored: StoredOrder) => Change): boolean {
    const storedOrder = orderFromDocument(stored.id, stored.data());
    if (!storedOrder) return false;
    const { life, entry, requested, changed } = work(storedOrder);
    const step = { from: entry.from, to: entry.to, reason: life.reason };
    return dueInvoice(storedOrder.order, step, changed ? 'void' : requested) !== null;
  }

  /**
   * Skips the batch for changes without a bill or credit note; these wait only for changes of the same order.
   * Reads the order without a lock: a commit fails at once if the order has changed, while locks of several
   * instances would wait until they time out.
   */
  async function makeChange(
    key: string,
    work: (stored: StoredOrder) => Change,
  ): Promise<StoredOrder> {
    const deadline = newDeadline();
    const attempt = async () => {
      const stored = await orders.doc(key).get();
      if (needsNumber(stored, work)) return null;
      return firestore.runTransaction(
        async (transaction) => {
          const { write } = await prepare(transaction, stored, work);
          refuseLate(deadline);
          return write(null);
        },
        { maxAttempts: 1 },
      );
    };
    return (await retryConflicts(deadline, attempt)) ?? issue(key, work, deadline);
  }

  const changed = (since: number, most: number) =>
    ask(orders.where('changedAt', '>', moment(since)).orderBy('changedAt'), most);

  return {
    changed,

    async whole(since, most) {
      const [open, recent] = await Promise.all([
        ask(orders.where('open', '==', true).orderBy('createdAt'), most),
        changed(since, most),
      ]);
      // An order may change between the two reads, so the next poll starts at the earlier one.
      return { ...together([open, recent]), readAt: Math.min(open.readAt, recent.readAt) };
    },

    async find(key) {
      return orderFromDocument(key, (await orders.doc(key).get()).data());
    },

    overloadedBy: async (key, kitchen) =>
      reservations.overloadedBy(await orders.doc(key).get(), kitchen),

    change: (key, work) => queue.take([key], () => makeChange(key, work)),

    async stepTo(key, revision) {
      const found = await entryOf(key, revision).get();
      return found.exists ? (found.data() as StepEntry) : null;
    },

    async ofDay(date) {
      const { from, to } = accountingRange(date);
      const { promisedFrom } = storedPromiseNames;
      const fields = ['createdAt', promisedFrom, 'handedOverAt'];
      const found = await Promise.all([
        ...fields.map((field) => allBetween(field, from, to)),
        orders
          .where('bookDays', 'array-contains', date)
          .get()
          .then(({ docs }) => foundIn(docs)),
      ]);
      const { orders: all, damaged } = together(found);
      return { orders: all.sort((one, other) => placedAt(one) - placedAt(other)), damaged };
    },

    async handedOver(from, to) {
      return (await allBetween('handedOverAt', from, to, countedFields)).orders;
    },

    async lastHandedOver(before, most) {
      const last = orders.select(...countedFields).where('handedOverAt', '<', moment(before));
      return (await ask(last.orderBy('handedOverAt', 'desc'), most)).orders;
    },

    promisedUntil(from, to) {
      const { promisedTo } = storedPromiseNames;
      const open = orders.where('open', '==', true).where(promisedTo, '>=', moment(from));
      return ask(open.where(promisedTo, '<', moment(to)).orderBy(promisedTo), page);
    },

    byNumber: (orderId) => ask(orders.where('orderId', '==', orderId), 2),

    byTrackingKey: firestoreTracking(firestore),

    byPhone(phone, since, most) {
      const ofPhone = orders
        .where('customerDetails.phone', '==', phone)
        .where('createdAt', '>=', moment(since))
        .orderBy('createdAt', 'desc');
      return ask(ofPhone, most);
    },

    ...firestoreOpenPayments(firestore),
  };
}
