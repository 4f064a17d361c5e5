import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import {
  escalateAfterMs,
  leaseMs,
  overdueAt,
  type OrderNotification,
  type NotificationKind,
} from './outbox';

const moment = (ms: number) => Timestamp.fromMillis(ms);

/** The document of a notification that is due at a moment; `nextAt` is null once it was sent. */
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

/** What is written together with an order: who places it has the first attempt, and nobody has to confirm it before somebody is there. */
export const firstNotification = (
  order: string,
  at: number,
  attendedFrom: number = at,
): DocumentData => ({
  ...notificationDocument({ order, kind: 'order', at }, at + leaseMs),
  escalateAt: moment(attendedFrom + escalateAfterMs),
});

/** What becomes of a document that was written before the clock was put back to that moment; nothing where nobody waits for it. */
export function broughtBack(data: DocumentData, at: number): DocumentData | null {
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

/** The notification of a document that is to be sent at that moment; null where it is not. */
export function dueIn(
  id: string,
  data: DocumentData | undefined,
  at: number,
): OrderNotification | null {
  const nextAt: unknown = data?.['nextAt'];
  if (!data || !(nextAt instanceof Timestamp) || nextAt.toMillis() > at) return null;
  return {
    id,
    order: data['order'] as string,
    kind: data['kind'] as NotificationKind,
    attempts: data['attempts'] as number,
    at: (data['at'] as Timestamp).toMillis(),
  };
}
