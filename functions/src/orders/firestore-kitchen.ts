import {
  documentLife,
  documentPaper,
  documentVersion,
  handedOverAt,
  lifeOf,
  type OrderDocument,
  paperDue,
  settled,
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
import { Refusal } from '../http/errors';
import { readUnlocked, writeUnchanged } from '../store/documents';
import { createKeyedQueue } from '../store/keyed-queue';
import { newDeadline, refuseLate, retryConflicts } from '../store/retry-conflicts';
import { bookFields, bookRange } from './books';
import { foundIn, keptOrder, together } from './firestore-found';
import { firstNotification, notificationDocument } from './firestore-outbox';
import { firestoreSlots } from './firestore-slots';
import { createBatchedIssue, type PreparedChange } from './firestore-issuing';
import { isAnnounced, newsId, newsOf } from './outbox';
import { promoUses } from './firestore-promos';
import { placeGone, placesTaken } from './quota';
import {
  type Change,
  changedFields,
  type FoundOrders,
  type KeptOrder,
  type KitchenOrders,
  type SeenOrders,
  type StepEntry,
} from './store';

const placedAt = ({ order }: KeptOrder): number =>
  typeof order.createdAt === 'number' ? order.createdAt : 0;

/** Thrown when a change issues a bill or credit note and therefore needs a number. */
class NeedsNumber extends Error {}

/** Stores orders in `orders` and their steps in `staffLog`, which browsers cannot read. */
export function firestoreKitchen(firestore: Firestore, page = 500): KitchenOrders {
  const orders = firestore.collection('orders');
  const log = firestore.collection('staffLog');
  const outbox = firestore.collection('outbox');
  const slots = firestoreSlots(firestore);
  const promos = promoUses(firestore);
  const queue = createKeyedQueue();
  const entryOf = (key: string, revision: number) => log.doc(`${key}-${revision}`);
  const moment = (ms: number) => Timestamp.fromMillis(ms);
  const momentOrNull = (ms: number | null) => (ms === null ? null : moment(ms));
  const dateOrNull = (iso: string | null) => (iso === null ? null : moment(Date.parse(iso)));

  async function ask(query: Query, most: number): Promise<SeenOrders> {
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
    const asked = parts.length > 0 ? orders.select(...parts) : orders;
    const before = asked.where(field, '<', moment(to)).orderBy(field).limit(page);
    for (let since = moment(from); ;) {
      const { docs } = await before.where(field, '>=', since).get();
      const known = found.size;
      for (const one of docs) found.set(one.id, one);
      if (docs.length < page || found.size === known) return foundIn([...found.values()]);
      since = docs.at(-1)?.get(field) as Timestamp;
    }
  }

  /** Reads the documents a change depends on; `write` then writes order, log, notifications and counts. */
  async function prepare(
    transaction: Transaction,
    stored: DocumentSnapshot,
    work: (kept: KeptOrder) => Change,
  ): Promise<PreparedChange> {
    const [key, data] = [stored.id, stored.data()];
    const kept = keptOrder(key, data);
    if (!kept) throw new Refusal('not-found', 'There is no such order.');
    const before = lifeOf(kept.order);
    const { life: moved, entry, capacity = Infinity, asked, changed, seen, reprints } = work(kept);
    const step = { from: entry.from, to: entry.to, reason: moved.reason };
    const due = paperDue(kept.order, step, changed ? 'void' : asked);
    // A changed order refunds the difference, not the total of its bill.
    const life = settled(moved, changed ? null : due, entry.at);
    const isNew = isAnnounced(kept.order, life);
    const news = newsOf(kept.order, entry.from, life, changed ? 'change' : due);
    const newsAt = news && outbox.doc(newsId(key, news, life));
    // Without a lock, for which other instances would wait: creating it a second time fails.
    const told = newsAt && (await newsAt.get());
    const places = before ? placesTaken(before, life) : 0;
    const place = life.slot === null ? null : slots.at(life.slot);
    const room = place && places > 0 ? (await readUnlocked(firestore, [place]))(place) : null;
    if (room && slots.isFull(room, capacity)) throw placeGone();
    const countUse = await promos.moved(transaction, kept, before, { life, changed });
    return {
      unnumbered: due && { key, order: kept.order, draft: due, at: entry.at },
      write(issued) {
        const papers = issued ? [...kept.order.papers, issued] : kept.order.papers;
        const fields = {
          ...documentLife(life),
          ...(changed &&
            changedFields(data as OrderDocument, changed, { at: entry.at, papers: papers.length })),
          ...(seen !== undefined && { changesSeen: seen }),
          ...(reprints !== undefined && { reprints }),
          estimatedDeliveryTime: momentOrNull(life.promisedAt),
          estimatedDeliveryUntil: momentOrNull(life.promisedUntil),
          ...(isNew && { attendedFrom: new Date(life.attendedFrom).toISOString() }),
          // Index fields of the accounts: delivery time and days with money movements.
          handedOverAt: dateOrNull(handedOverAt(life)),
          ...bookFields(life, papers),
          ...(issued && { version: documentVersion, papers: papers.map(documentPaper) }),
        };
        // Server time, because the counter polls for changes by the store's clock.
        const changedAt = FieldValue.serverTimestamp();
        writeUnchanged(transaction, stored, { ...fields, changedAt });
        transaction.create(entryOf(key, life.revision), { order: key, ...entry });
        countUse();
        const at = Date.parse(entry.at);
        if (isNew) {
          // Due immediately, so that any process can send it if this one ends.
          transaction.create(outbox.doc(key), firstNotification(key, at, life.attendedFrom, at));
        }
        if (newsAt && !told?.exists) {
          const document = notificationDocument({ order: key, kind: news, at }, at);
          transaction.create(newsAt, document);
        }
        if (room && life.slot !== null) slots.take(transaction, room, life.slot);
        if (place && places < 0) slots.giveBack(transaction, place);
        return keptOrder(key, { ...data, ...fields }) ?? kept;
      },
    };
  }

  const issue = createBatchedIssue(firestore, async (transaction, asked) => {
    const found = await transaction.getAll(...asked.map(({ key }) => orders.doc(key)));
    return Promise.allSettled(
      asked.map(({ work }, index) => prepare(transaction, found[index] as DocumentSnapshot, work)),
    );
  });

  function needsNumber(stored: DocumentSnapshot, work: (kept: KeptOrder) => Change): boolean {
    const kept = keptOrder(stored.id, stored.data());
    if (!kept) return false;
    const { life, entry, asked, changed } = work(kept);
    const step = { from: entry.from, to: entry.to, reason: life.reason };
    return paperDue(kept.order, step, changed ? 'void' : asked) !== null;
  }

  /**
   * Changes without a document skip the batch and wait only for changes of the same order.
   * The order is read without a lock: a commit on another version of it fails at once, while locks of
   * several instances wait until they time out.
   */
  async function makeChange(key: string, work: (kept: KeptOrder) => Change): Promise<KeptOrder> {
    const deadline = newDeadline();
    const attempt = async () => {
      const stored = await orders.doc(key).get();
      if (needsNumber(stored, work)) throw new NeedsNumber();
      return firestore.runTransaction(
        async (transaction) => {
          const { write } = await prepare(transaction, stored, work);
          refuseLate(deadline);
          return write(null);
        },
        { maxAttempts: 1 },
      );
    };
    try {
      return await retryConflicts(deadline, attempt);
    } catch (error) {
      if (error instanceof NeedsNumber) return issue(key, work, deadline);
      throw error;
    }
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
      // The next poll starts at the earlier of both reads, because an order may move between them.
      return { ...together([open, recent]), readAt: Math.min(open.readAt, recent.readAt) };
    },

    async find(key) {
      return keptOrder(key, (await orders.doc(key).get()).data());
    },

    change: (key, work) => queue.take([key], () => makeChange(key, work)),

    async stepTo(key, revision) {
      const found = await entryOf(key, revision).get();
      return found.exists ? (found.data() as StepEntry) : null;
    },

    async ofDay(date) {
      const { from, to } = bookRange(date);
      // Documents of the older format lack `bookDays`; `takenBackAt` has their latest credit note.
      const fields = ['createdAt', 'estimatedDeliveryTime', 'handedOverAt', 'takenBackAt'];
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

    // Only the counted fields: a quarter of the document size. A damaged payment is not among them.
    async handedOver(from, to) {
      const fields = [
        ...['orderId', 'orderStatus', 'history', 'createdAt', 'attendedFrom', 'handedOverAt'],
        ...['pricing', 'items', 'kind', 'source', 'version'],
      ];
      return (await allBetween('handedOverAt', from, to, fields)).orders;
    },

    byNumber: (orderId) => ask(orders.where('orderId', '==', orderId), 2),

    async byTrackingKey(trackingKey) {
      const found = await ask(orders.where('trackingKey', '==', trackingKey), 1);
      return found.orders[0] ?? null;
    },

    byPhone(phone, since, most) {
      const ofPhone = orders
        .where('customerDetails.phone', '==', phone)
        .where('createdAt', '>=', moment(since))
        .orderBy('createdAt', 'desc');
      return ask(ofPhone, most);
    },

    async byAttempt(attempt) {
      if (!attempt) return null;
      const found = await ask(orders.where('online.attempt', '==', attempt), 1);
      return found.orders[0] ?? null;
    },

    async asking(at, most) {
      const due = orders.where('online.askAt', '<=', new Date(at).toISOString());
      return (await ask(due.orderBy('online.askAt'), most)).orders;
    },

    async owing(most) {
      const owed = orders.where('online.owedSince', '>', '').orderBy('online.owedSince');
      return (await ask(owed, most)).orders;
    },

    askLater: (key, revision, askAt) =>
      firestore.runTransaction(async (transaction) => {
        const found = await transaction.get(orders.doc(key));
        if (found.get('revision') !== revision) return;
        transaction.update(orders.doc(key), { 'online.askAt': askAt });
      }),
  };
}
