import {
  type BookedOrder,
  isHeld,
  type Online,
  type OrderDocument,
  type OrderLife,
  type InvoiceDraft,
} from '@burger/shared/order';
import { knownStatus, nextStatuses, type OrderStatus } from '@burger/shared/contracts';
import { isPutBack } from '@burger/shared/platform/device';

/**
 * Events mailed to the customer. `leaving`: on its way, or ready for pickup; `later`: delayed; `changed`:
 * other lines; `taken-back`: credit note after delivery; `let-go`: not paid in time.
 */
export type CustomerNews =
  | 'received'
  | 'confirmed'
  | 'later'
  | 'leaving'
  | 'brought-back'
  | 'delivered'
  | 'cancelled'
  | 'changed'
  | 'taken-back'
  | 'let-go'
  | 'refunded';

const newsAt: Partial<Record<OrderStatus, CustomerNews>> = {
  confirmed: 'confirmed',
  ready: 'leaving',
  out_for_delivery: 'leaving',
  brought_back: 'brought-back',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

// Mails that are still true in each status, so that no delayed mail reports an outdated one.
const trueAt: Record<OrderStatus, readonly CustomerNews[]> = {
  placed: ['received', 'later'],
  confirmed: ['confirmed', 'later', 'changed'],
  preparing: ['confirmed', 'later', 'changed'],
  ready: ['confirmed', 'later', 'leaving', 'changed'],
  out_for_delivery: ['later', 'leaving', 'changed'],
  brought_back: ['brought-back', 'changed'],
  delivered: ['delivered', 'taken-back'],
  cancelled: ['cancelled', 'let-go'],
};

/**
 * Returns the id of a customer mail, which is sent once. Delays, changes, credit notes and refunds have one
 * mail per revision, deliveries one per attempt.
 */
export function newsId(order: string, news: CustomerNews, life?: OrderLife): string {
  const id = `${order}-${news}`;
  if (['later', 'changed', 'taken-back', 'refunded'].includes(news))
    return `${id}-${life?.revision ?? 0}`;
  const times = life?.history.filter(({ status }) => status === 'brought_back').length ?? 0;
  return times > 0 ? `${id}-${times}` : id;
}

/** Returns whether the restaurant is notified of a new order, which is neither unpaid nor from staff. */
export const isNotifiedAtOnce = ({ online, orderStatus }: OrderDocument): boolean =>
  !online && orderStatus === 'placed';

export const newsOfOrder = (order: OrderDocument): CustomerNews | null =>
  order.customerDetails.email === '' ? null : 'received';

/** Returns whether an order no longer waits for payment, so that the restaurant is to be notified. */
export const isAnnounced = (before: BookedOrder, life: OrderLife): boolean =>
  isHeld(before) && !isHeld(life) && life.status !== 'cancelled';

/** Returns the customer's news of a change of the order; null after an undo. */
export function newsOf(
  before: BookedOrder,
  from: OrderStatus,
  after: OrderLife,
  beside: Pick<InvoiceDraft, 'kind'> | 'change' | null,
): CustomerNews | null {
  const { status: to, kind, online, ...life } = after;
  if (beside === 'change') return 'changed';
  if (isAnnounced(before, after)) return 'received';
  if (isHeld(before) && to === 'cancelled' && !life.reason) return 'let-go';
  if (to === from && beside?.kind === 'creditNote') return 'taken-back';
  const refunds = (of: Online | null) => of?.refunds.length ?? 0;
  if (refunds(online) > refunds(before.online)) return 'refunded';
  if (to === from) return life.addedMinutes > before.addedMinutes ? 'later' : null;
  // A delivery that is ready and waits for its courier is not worth a mail.
  if (!nextStatuses(from).includes(to) || (to === 'ready' && kind === 'delivery')) return null;
  return newsAt[to] ?? null;
}

export function isStillNews(news: CustomerNews, { kind, orderStatus }: OrderDocument): boolean {
  const status = knownStatus(orderStatus);
  if (news === 'refunded') return true;
  // An order undone from `out_for_delivery` to `ready` is no longer on its way.
  if (news === 'leaving' && status === 'ready') return kind === 'pickup';
  return status !== null && trueAt[status].includes(news);
}

/** Returns whether a mail can be dropped to save quota: the order page shows the same. */
export const isSparable = (kind: NotificationKind): boolean =>
  ['confirmed', 'later', 'leaving', 'brought-back'].includes(kind);

/** `order` and `escalation` are mailed to the restaurant, the other kinds to the customer. */
export type NotificationKind = 'order' | 'escalation' | CustomerNews;

export const isForUs = (kind: NotificationKind): kind is 'order' | 'escalation' =>
  kind === 'order' || kind === 'escalation';

export interface OrderNotification {
  id: string;
  order: string;
  kind: NotificationKind;
  attempts: number;
  at: number;
  /** When a push was begun (ms). It may have arrived, even if no outcome was stored. */
  pushedAt: number | null;
  /** The same for a WhatsApp message. */
  whatsappAt: number | null;
  /** True once Meta has reported that no phone received the WhatsApp message. */
  hasFailedReceipt: boolean;
}

/** `first` and `repeated` tell whether a receipt is news; `unknown` belongs to no message of ours. */
export type ReceiptResult = 'first' | 'repeated' | 'unknown';

/** Stores notifications in the transaction of the change they report. All times in ms. */
export interface Outbox {
  /** Repairs notifications dated in the future because the clock was set back: unsent ones are due now. */
  comeBack(at: number, most: number): Promise<void>;
  /** Returns ids of due notifications: those for the restaurant first, each group by due time. */
  due(at: number, most: number): Promise<string[]>;
  /** Claims a due notification until `until` and returns it; null if another process has claimed it. */
  claim(id: string, at: number, until: number): Promise<OrderNotification | null>;
  /** Returns ids of due customer notifications of an order, the oldest first. */
  newsOf(order: string, at: number): Promise<string[]>;
  /** Stores that a message begins. Returns false if one was begun before, unless it `mayRepeat`. */
  begin(
    id: string,
    channel: 'pushedAt' | 'whatsappAt',
    at: number,
    mayRepeat?: boolean,
  ): Promise<boolean>;
  /** Stores that WhatsApp refused the message, so that it can be sent again. */
  takeBack(id: string): Promise<void>;
  /** Makes a notification due at `until`, unless a receipt has settled it before. */
  awaitReceipt(id: string, until: number): Promise<void>;
  /** Stores a receipt of the WhatsApp message, which settles the notification or makes it due. */
  receipt(id: string, state: 'sent' | 'delivered' | 'failed', at: number): Promise<ReceiptResult>;
  sent(id: string, at: number): Promise<void>;
  failed(id: string, nextAt: number | null): Promise<void>;
  /** Removes a notification that is no longer true. It can be created again later. */
  drop(id: string): Promise<void>;
  /** Returns keys of orders that are overdue for confirmation and were not checked yet. */
  overdue(at: number, most: number): Promise<string[]>;
  /** Checks an overdue order once. If it is unconfirmed, its escalation becomes due in the transaction. */
  escalate(order: string, at: number): Promise<void>;
  /** Returns when the oldest unsent restaurant notification was created, or null. */
  waitingSince(): Promise<number | null>;
  /** Deletes up to `most` notifications created before `before`, sent or given up, without a pending escalation. */
  forget(before: number, most: number): Promise<void>;
}

/** Sorts due notification ids: those for the restaurant before customer mails, however old. */
export const oursFirst = (
  due: readonly Pick<OrderNotification, 'id' | 'kind'>[],
  most: number,
): string[] => {
  const own = due.filter(({ kind }) => isForUs(kind));
  const others = due.filter(({ kind }) => !isForUs(kind));
  return [...own, ...others].slice(0, most).map(({ id }) => id);
};

const minute = 60_000;

/** Duration of a claim on a notification, longer than any mail server timeout. */
export const leaseMs = 30_000;
export const escalateAfterMs = 5 * minute;

/** Returns when an unconfirmed order becomes overdue; at once if the clock was set back. */
export const overdueAt = (
  { createdAt, attendedFrom }: { createdAt: number; attendedFrom: number },
  now: number,
): number =>
  isPutBack(createdAt, now) && attendedFrom <= createdAt ? now : attendedFrom + escalateAfterMs;

export const cacheMs = 30 * 24 * 60 * minute;
const pausesMs = [1, 2, 5, 10, 30].map((minutes) => minutes * minute);
const tryForMs = 24 * 60 * minute;

/** Returns the time of the next mail attempt (ms); null once the mail is a day old. */
export function nextAttempt(
  { attempts, at: since }: Pick<OrderNotification, 'attempts' | 'at'>,
  at: number,
): number | null {
  if (at - since > tryForMs) return null;
  return at + (pausesMs[Math.min(attempts, pausesMs.length - 1)] ?? 0);
}
