import { FieldValue, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import {
  escalateAfterMs,
  isForUs,
  leaseMs,
  oursFirst,
  overdueAt,
  type NotificationKind,
  type OrderNotification,
  type Outbox,
} from '../notifications/outbox';

const moment = (ms: number) => Timestamp.fromMillis(ms);

/** Returns the stored form of a notification due at `nextAt`; null means it was sent. */
export const notificationDocument = (
  { order, kind, at }: Pick<OrderNotification, 'order' | 'kind' | 'at'>,
  nextAt: number,
): DocumentData => ({
  order,
  kind,
  attempts: 0,
  at: moment(at),
  nextAt: moment(nextAt),
  sentAt: null,
});

/**
 * Returns the restaurant's notification, stored with the order. The placing request makes the first attempt
 * to send it. Escalation waits until staff attend.
 */
export const firstNotification = (
  order: string,
  at: number,
  attendedFrom: number = at,
  nextAt: number = at + leaseMs,
): DocumentData => ({
  ...notificationDocument({ order, kind: 'order', at }, nextAt),
  escalateAt: moment(attendedFrom + escalateAfterMs),
});

/** Returns the update of a notification dated in the future (clock set back to `at`), or null. */
function broughtBack(data: DocumentData, at: number): DocumentData | null {
  const { nextAt, escalateAt } = data as Record<string, unknown>;
  const createdAt = (data['at'] as Timestamp).toMillis();
  const isWaiting = nextAt instanceof Timestamp;
  if (!isWaiting && !(escalateAt instanceof Timestamp)) return null;
  return {
    at: moment(at),
    ...(isWaiting && { nextAt: moment(at) }),
    ...(escalateAt instanceof Timestamp && {
      escalateAt: moment(
        overdueAt({ createdAt, attendedFrom: escalateAt.toMillis() - escalateAfterMs }, at),
      ),
    }),
  };
}

const msIn = (value: unknown): number | null =>
  value instanceof Timestamp ? value.toMillis() : null;

function dueIn(id: string, data: DocumentData | undefined, at: number): OrderNotification | null {
  const nextAt: unknown = data?.['nextAt'];
  if (!data || !(nextAt instanceof Timestamp) || nextAt.toMillis() > at) return null;
  return {
    id,
    order: data['order'] as string,
    kind: data['kind'] as NotificationKind,
    attempts: data['attempts'] as number,
    at: (data['at'] as Timestamp).toMillis(),
    pushedAt: msIn(data['pushedAt']),
    whatsappAt: msIn(data['whatsappAt']),
    hasFailedReceipt: msIn(data['unreachedAt']) !== null,
  };
}

// Read ahead for restaurant mails queued behind customer mails. Each document is one read, and only a backlog
// has this many.
const mostLookedAt = 500;

/** Stores notifications in `outbox`: the order's under its key, its escalation separately. */
export function firestoreOutbox(firestore: Firestore): Outbox {
  const outbox = firestore.collection('outbox');
  const orders = firestore.collection('orders');

  async function until(field: string, at: number, most: number): Promise<string[]> {
    const due = outbox.where(field, '<=', moment(at)).orderBy(field).select().limit(most);
    return (await due.get()).docs.map(({ id }) => id);
  }

  return {
    async comeBack(at, most) {
      const ahead = outbox
        .where('at', '>', moment(at + leaseMs))
        .orderBy('at')
        .limit(most);
      const { docs } = await ahead.get();
      await Promise.allSettled(
        docs.flatMap((found) => {
          const back = broughtBack(found.data(), at);
          // The precondition fails if another process has repaired the notification already.
          return back ? [found.ref.update(back, { lastUpdateTime: found.updateTime })] : [];
        }),
      );
    },

    async due(at, most) {
      const due = outbox.where('nextAt', '<=', moment(at)).orderBy('nextAt');
      const { docs } = await due.select('kind').limit(Math.max(most, mostLookedAt)).get();
      const found = docs.map((one) => ({ id: one.id, kind: one.get('kind') as NotificationKind }));
      return oursFirst(found, most);
    },
    overdue: (at, most) => until('escalateAt', at, most),

    claim: (id, at, leasedUntil) =>
      firestore.runTransaction(async (transaction) => {
        const found = await transaction.get(outbox.doc(id));
        const notification = dueIn(id, found.data(), at);
        if (notification) transaction.update(outbox.doc(id), { nextAt: moment(leasedUntil) });
        return notification;
      }),

    async newsOf(order, at) {
      const { docs } = await outbox.where('order', '==', order).get();
      return docs
        .flatMap((found) => dueIn(found.id, found.data(), at) ?? [])
        .filter(({ kind }) => !isForUs(kind))
        .toSorted((one, other) => one.at - other.at)
        .map(({ id }) => id);
    },

    begin(id, channel, at, mayRepeat = false) {
      let hasWritten = false;
      return firestore.runTransaction(async (transaction) => {
        const found = await transaction.get(outbox.doc(id));
        const begun = found.get(channel) as Timestamp | undefined;
        // The transaction runs again after a lost answer, and then finds its own time.
        const isOwn = hasWritten && begun?.toMillis() === at;
        if (!found.exists || (begun && !isOwn && !mayRepeat)) return false;
        transaction.update(outbox.doc(id), { [channel]: moment(at) });
        hasWritten = true;
        return true;
      });
    },

    async takeBack(id) {
      await outbox.doc(id).update({ whatsappAt: FieldValue.delete() });
    },

    awaitReceipt: (id, until) =>
      firestore.runTransaction(async (transaction) => {
        const found = await transaction.get(outbox.doc(id));
        const isSettled = found.get('reachedAt') ?? found.get('unreachedAt') ?? found.get('sentAt');
        if (!found.exists || isSettled) return;
        transaction.update(outbox.doc(id), { nextAt: moment(until) });
      }),

    receipt: (id, state, at) =>
      firestore.runTransaction(async (transaction) => {
        const found = await transaction.get(outbox.doc(id));
        if (found.get('whatsappAt') === undefined) return 'unknown';
        const isReached = found.get('reachedAt') !== undefined;
        const isSent = found.get('sentAt') !== null;
        if (state === 'sent' || isReached) return 'repeated';
        if (state === 'delivered') {
          const settled = isSent ? {} : { sentAt: moment(at), nextAt: null };
          transaction.update(outbox.doc(id), { reachedAt: moment(at), ...settled });
        } else if (found.get('unreachedAt') === undefined) {
          const due = isSent ? {} : { nextAt: moment(at) };
          transaction.update(outbox.doc(id), { unreachedAt: moment(at), ...due });
        } else return 'repeated';
        return 'first';
      }),

    async sent(id, at) {
      const attempts = FieldValue.increment(1);
      await outbox.doc(id).update({ sentAt: moment(at), nextAt: null, attempts });
    },

    async failed(id, nextAt) {
      const attempts = FieldValue.increment(1);
      await outbox.doc(id).update({ nextAt: nextAt === null ? null : moment(nextAt), attempts });
    },

    async drop(id) {
      await outbox.doc(id).delete();
    },

    escalate: (order, at) =>
      firestore.runTransaction(async (transaction) => {
        const [entry, placed] = await transaction.getAll(outbox.doc(order), orders.doc(order));
        if (!(entry?.get('escalateAt') instanceof Timestamp)) return;
        transaction.update(outbox.doc(order), { escalateAt: null });
        if (placed?.get('orderStatus') !== 'placed') return;
        const escalation = notificationDocument({ order, kind: 'escalation', at }, at);
        transaction.create(outbox.doc(`${order}-escalation`), escalation);
      }),

    async waitingSince() {
      const waiting = outbox.where('nextAt', '>', moment(0)).orderBy('nextAt');
      const { docs } = await waiting.select('at', 'kind').limit(mostLookedAt).get();
      // Customer mails are excluded, because a wrong address is not the restaurant's failure.
      const own = docs.filter((found) => isForUs(found.get('kind') as NotificationKind));
      const since = own.map((found) => (found.get('at') as Timestamp).toMillis());
      return since.length === 0 ? null : Math.min(...since);
    },

    async forget(before, most) {
      // Selected by creation time, because a notification that could not be sent has no `sentAt`.
      const old = outbox.where('at', '<=', moment(before)).orderBy('at');
      const { docs } = await old.select('nextAt', 'escalateAt').limit(most).get();
      const isWaiting = ({ nextAt, escalateAt }: DocumentData) =>
        nextAt instanceof Timestamp || escalateAt instanceof Timestamp;
      const over = docs.filter((found) => !isWaiting(found.data()));
      await Promise.all(over.map(({ ref }) => ref.delete()));
    },
  };
}
