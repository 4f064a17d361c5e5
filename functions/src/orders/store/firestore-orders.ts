import { quarterOf } from '@burger/shared/hours/kitchen-plan';
import type { OrderDocument } from '@burger/shared/order';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  closedAccounts,
  type NewDocuments,
  readTogether,
  readUnlocked,
} from '../../store/documents';
import { createKeyedQueue, QueueTimeoutError } from '../../store/keyed-queue';
import { refuseLate, retryConflicts } from '../../store/retry-conflicts';
import { callNumbers } from './firestore-call-numbers';
import { firestoreAllowances } from './firestore-allowances';
import { firstNotification, notificationDocument } from './firestore-outbox';
import { promoUses, userOf } from './firestore-promos';
import { firestoreRefusals } from './firestore-refusals';
import { firestoreKitchenLoad, storedReservation } from './firestore-kitchen-load';
import { firestoreSlots } from './firestore-slots';
import { isNotifiedAtOnce, newsId, newsOfOrder } from '../notifications/outbox';
import type { Exceeded } from '../placing/quota';
import { toDocument, toOrder } from './firestore-order-fields';
import {
  newAttempt,
  staffOrderEntry,
  type Added,
  type AddTerms,
  type OrderStore,
  type PlaceAttempt,
} from './store';

const askAgainSeconds = 10;
// Read at most this many unpaid orders; a customer with more counts as having no earlier order.
const mostUnpaid = 50;
// Longest time an order queues in this process; afterwards the page retries automatically.
const longestQueueMs = 2000;
// A slot found full counts as full for the orders queued behind.
const fullForMs = 500;
interface Accepted {
  order: OrderDocument;
  /** Fields of the stored order that no reader of orders needs. */
  reservation: DocumentData;
  count: (transaction: Transaction) => void;
}

const isAccepted = (verdict: Added | Accepted): verdict is Accepted => 'count' in verdict;

/**
 * Stores orders, their numbers in `orderNumbers` and `callNumbers`, notifications in `outbox`, slot
 * usage in `slots`, the kitchen's minutes in `kitchenLoad`, counts in `orderAllowances` and `promoUses`, and refused keys in
 * `orderRefusals`.
 */
export function firestoreOrders(firestore: Firestore): OrderStore {
  const orders = firestore.collection('orders');
  const numbers = firestore.collection('orderNumbers');
  const outbox = firestore.collection('outbox');
  const log = firestore.collection('staffLog');
  const closed = firestore.collection(closedAccounts);
  const refusals = firestoreRefusals(firestore);
  const live = firestore.doc('shop/live');
  const slots = firestoreSlots(firestore);
  const kitchen = firestoreKitchenLoad(firestore);
  const allowances = firestoreAllowances(firestore);
  const promos = promoUses(firestore);
  const calls = callNumbers(firestore);
  const queue = createKeyedQueue();
  const underWay = new Map<string, Promise<Added>>();
  const fullUntil = new Map<number, number>();

  function newsDocuments(key: string, order: OrderDocument, at: number): NewDocuments {
    if (!isNotifiedAtOnce(order)) return [];
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

  const documentsOf = (
    key: string,
    { order, reservation }: Pick<Accepted, 'order' | 'reservation'>,
    at: number,
  ): NewDocuments => [
    [orders.doc(key), { ...toDocument(order), ...reservation }],
    [numbers.doc(order.orderId), { order: key }],
    ...newsDocuments(key, order, at),
  ];

  const slotOf = ({ slot }: OrderDocument): number | null =>
    slot === null ? null : Date.parse(slot);

  /** Reads the limits and counts an order depends on, without locks on contended ones. */
  async function readCounts(key: string, order: OrderDocument, terms: AddTerms) {
    const { allowance, promo, kitchen: cooking } = terms;
    const slot = slotOf(order);
    const [documents, load] = await Promise.all([
      readUnlocked(firestore, [
        ...[orders.doc(key), numbers.doc(order.orderId), calls.documentOf(order)],
        ...(slot === null ? [] : [slots.at(slot)]),
        ...(allowance ? allowances.readsOf(order, allowance.network) : []),
        ...(promo ? promos.readsOf(promo, userOf(order)) : []),
      ]),
      cooking && kitchen.read(cooking.from, cooking.until),
    ]);
    return Object.assign(documents, { load });
  }

  type Found = Awaited<ReturnType<typeof readCounts>>;

  async function judge(
    found: Found,
    key: string,
    order: OrderDocument,
    { capacity = Infinity, allowance, promo, kitchen: cooking, ...terms }: AddTerms,
  ): Promise<Added | Accepted> {
    const stored = found(orders.doc(key)).data();
    if (stored) return { added: false, stored: toOrder(stored) };
    if (found(numbers.doc(order.orderId)).exists) return { added: false, stored: null };
    const at = Date.parse(order.createdAt);
    const call = found(calls.documentOf(order));
    if (!terms.mayShareCallNumber && calls.isHeld(call, at)) return { added: false, stored: null };
    const counted = allowance && (await allowances.check(found, order, allowance, at));
    if (counted?.exceeded) return { added: false, stored: null, exceeded: counted.exceeded };
    const slot = slotOf(order);
    if (slot !== null && slots.isFull(found(slots.at(slot)), capacity)) {
      fullUntil.set(slot, performance.now() + fullForMs);
      return { added: false, stored: null, full: true };
    }
    const { load } = found;
    const cooked = load && cooking?.fit(load.load);
    if (cooked === null) return { added: false, stored: null, full: true };
    const used = promo && (await promos.check(found, promo, userOf(order)));
    if (used?.refusal) return { added: false, stored: null, promo: used.refusal };
    return {
      order: cooked?.order ?? order,
      reservation: cooked ? storedReservation(cooked.plan.reserved) : {},
      count(transaction) {
        calls.claim(transaction, call, key, order);
        counted?.count(transaction, key);
        used?.count(transaction, key, at);
        if (slot !== null) slots.take(transaction, found(slots.at(slot)), slot);
        if (load && cooked) kitchen.save(transaction, load, cooked.plan.load);
      },
    };
  }

  /**
   * Makes one attempt to store an order: reads, decides, writes everything or nothing. Rejects with a
   * conflict if a document has changed.
   */
  const attempt = (
    key: string,
    order: OrderDocument,
    terms: AddTerms,
    request: PlaceAttempt,
  ): Promise<Added> =>
    firestore.runTransaction(
      async (transaction): Promise<Added> => {
        // A staff order belongs to no account, so its order key replaces the account id.
        const gone = closed.doc(order.customerId || key);
        const [locked, found] = await Promise.all([
          readTogether(transaction, [gone, live, refusals.documentOf(key)]),
          readCounts(key, order, terms),
        ]);
        const verdict = await judge(found, key, order, terms);
        if (!isAccepted(verdict)) return verdict;
        if (locked(gone).exists) return { added: false, stored: null, closed: true };
        const { revision, staffBy } = terms;
        const current = locked(live).get('revision') as unknown;
        // Instances cache the shop for up to a second, but pausing the shop must take effect immediately.
        if (revision !== undefined && typeof current === 'number' && current !== revision) {
          return { added: false, stored: null, revision: current };
        }
        if (refusals.isRefused(locked(refusals.documentOf(key)), request.number)) {
          return { added: false, stored: null, overtaken: true };
        }
        for (const [reference, data] of documentsOf(key, verdict, Date.parse(order.createdAt))) {
          transaction.create(reference, data);
        }
        if (staffBy) {
          const entry = { order: key, ...staffOrderEntry(order, staffBy) };
          transaction.create(log.doc(`${key}-${order.revision}`), entry);
        }
        verdict.count(transaction);
        refuseLate(request.deadline);
        return { added: true, ...(terms.kitchen && { order: verdict.order }) };
      },
      { maxAttempts: 1 },
    );

  async function find(key: string): Promise<OrderDocument | null> {
    const data = (await orders.doc(key).get()).data();
    return data ? toOrder(data) : null;
  }

  /** Queues orders that write the same counts in this process, as they would conflict in the database. */
  async function addInTurn(
    key: string,
    order: OrderDocument,
    terms: AddTerms,
    request: PlaceAttempt,
  ): Promise<Added> {
    const { allowance, promo } = terms;
    const slot = slotOf(order);
    const ofPromo = promo ? promos.namesOf(promo, userOf(order)) : [];
    const ofAllowance = allowance ? allowances.namesOf(order, allowance.network) : [];
    const ofSlot = slot === null ? [] : [`slot-${slot}`];
    const ofKitchen = terms.kitchen ? ['kitchen'] : [];
    const names = [...ofPromo, ...ofAllowance, ...ofSlot, ...ofKitchen];
    const run = () => retryConflicts(request.deadline, () => attempt(key, order, terms, request));
    if (names.every((name) => queue.waiting(name) === 0)) return queue.take(names, run);
    // Read before queueing, so that an order that must be rejected fails immediately.
    const verdict = await judge(await readCounts(key, order, terms), key, order, terms);
    if (!isAccepted(verdict)) return verdict;
    const crowded =
      allowance && ofAllowance.find((name) => queue.waiting(name) >= allowance.byNetwork.points);
    if (crowded) {
      // More orders wait in the queue than the limit allows.
      const exceeded: Exceeded =
        crowded === ofAllowance.at(-1)
          ? { what: 'network', retryAfterSeconds: askAgainSeconds }
          : { what: 'waiting' };
      return { added: false, stored: null, exceeded };
    }
    const isStillFull = () => slot !== null && performance.now() < (fullUntil.get(slot) ?? 0);
    try {
      return await queue.take(
        names,
        async () => (isStillFull() ? { added: false, stored: null, full: true } : run()),
        longestQueueMs,
      );
    } catch (error) {
      if (error instanceof QueueTimeoutError) return { added: false, stored: null, busy: true };
      throw error;
    }
  }

  return {
    find,
    async add(key, order, terms = {}, request = newAttempt()) {
      for (let earlier; (earlier = underWay.get(key));) await earlier.catch(() => undefined);
      const own = addInTurn(key, order, terms, request).finally(() => underWay.delete(key));
      underWay.set(key, own);
      return own;
    },
    async refuse(key, attempt) {
      await underWay.get(key)?.catch(() => undefined);
      await refusals.store(key, attempt);
      return find(key);
    },
    async hasOrdered(uid) {
      const own = orders.where('customerId', '==', uid).select('online.state').limit(mostUnpaid);
      const isUnpaid = (state: unknown) => state === 'pending' || state === 'let-go';
      return (await own.get()).docs.some((one) => !isUnpaid(one.get('online.state')));
    },
    whyNoPromo: promos.whyNot,
    promosUsed: promos.used,
    reservedSlots: slots.reserved,
    kitchenLoad: async (from, to) => (await kitchen.read(quarterOf(from), to)).load,
  };
}
