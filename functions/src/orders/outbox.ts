import {
  type BookedOrder,
  isHeld,
  knownStatus,
  nextStatuses,
  type Online,
  type OrderDocument,
  type OrderLife,
  type OrderStatus,
  type PaperDraft,
} from '@burger/shared/order';
import { isPutBack } from '@burger/shared/times';

/** `leaving`: on its way, or ready to be collected; `later`: more minutes; `changed`: what was ordered; `taken-back`: some of it, after the hand-over; `let-go`: not paid in time. */
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

// What is still true of an order in each state: a mail that had to wait tells no customer what is over.
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

/** Each is told once; more minutes, what is changed and what is taken back each time, and a second delivery like the first. */
export function newsId(order: string, news: CustomerNews, life?: OrderLife): string {
  const id = `${order}-${news}`;
  if (['later', 'changed', 'taken-back', 'refunded'].includes(news))
    return `${id}-${life?.revision ?? 0}`;
  const times = life?.history.filter(({ status }) => status === 'brought_back').length ?? 0;
  return times > 0 ? `${id}-${times}` : id;
}

/** Whether the restaurant is told of an order that is stored: not while it waits for its money, nor by who took it herself. */
export const isToldAtOnce = ({ online, orderStatus }: OrderDocument): boolean =>
  !online && orderStatus === 'placed';

export const newsOfOrder = (order: OrderDocument): CustomerNews | null =>
  order.customerDetails.email === '' ? null : 'received';

/** Whether an order that waited for its money is one from now on: the restaurant is told in the same transaction. */
export const isAnnounced = (before: BookedOrder, life: OrderLife): boolean =>
  isHeld(before) && !isHeld(life) && life.status !== 'cancelled';

/** What a step, more minutes, a change or a credit note tell; nothing of a step back, nor to who gave no address. */
export function newsOf(
  before: BookedOrder,
  from: OrderStatus,
  after: OrderLife,
  beside: Pick<PaperDraft, 'kind'> | 'change' | null,
): CustomerNews | null {
  const { status: to, kind, online, ...life } = after;
  if (before.customer.email === '') return null;
  if (beside === 'change') return 'changed';
  if (isAnnounced(before, after)) return 'received';
  if (isHeld(before) && to === 'cancelled' && !life.reason) return 'let-go';
  if (to === from && beside?.kind === 'creditNote') return 'taken-back';
  const refunds = (of: Online | null) => of?.refunds.length ?? 0;
  if (refunds(online) > refunds(before.online)) return 'refunded';
  if (to === from) return life.addedMinutes > before.addedMinutes ? 'later' : null;
  // A bag that waits for its rider is no news.
  if (!nextStatuses(from).includes(to) || (to === 'ready' && kind === 'delivery')) return null;
  return newsAt[to] ?? null;
}

/** Whether a mail that waited still tells how it is. */
export function isStillNews(news: CustomerNews, { kind, orderStatus }: OrderDocument): boolean {
  const status = knownStatus(orderStatus);
  if (news === 'refunded') return true;
  // A bag that came back to wait for its rider is not on its way.
  if (news === 'leaving' && status === 'ready') return kind === 'pickup';
  return status !== null && trueAt[status].includes(news);
}

/** News that the page of the order tells as well, and no paper: left out where mails have to be saved. */
export const isSparable = (kind: NotificationKind): boolean =>
  ['confirmed', 'later', 'leaving', 'brought-back'].includes(kind);

/** `order` and `escalation` are for the restaurant, the others for the customer. */
export type NotificationKind = 'order' | 'escalation' | CustomerNews;

export const isForUs = (kind: NotificationKind): boolean =>
  kind === 'order' || kind === 'escalation';

export interface OrderNotification {
  id: string;
  order: string;
  kind: NotificationKind;
  /** How often it was tried by the sweep. */
  attempts: number;
  at: number;
}

/** What has to be told, and what was. It is written together with what it tells of. All times in ms. */
export interface Outbox {
  /** Brings what was written down before the clock was put back to that moment, and makes due what waits: nobody knows how old it is. */
  comeBack(at: number, most: number): Promise<void>;
  /** Ids of what is due at that moment: what is for the restaurant first, as far as one look reaches, and of each longest due first. */
  due(at: number, most: number): Promise<string[]>;
  /** Takes one that is due, so that nobody else does before `until`; null where somebody was faster. */
  claim(id: string, at: number, until: number): Promise<OrderNotification | null>;
  sent(id: string, at: number): Promise<void>;
  failed(id: string, nextAt: number | null): Promise<void>;
  /** Takes back what is not true any more: should it come true again, it is told then. */
  drop(id: string): Promise<void>;
  /** Keys of orders that were placed so long ago that somebody should have confirmed them, and that nobody has looked at for that. */
  overdue(at: number, most: number): Promise<string[]>;
  /** Looks at such an order, once: where it is still only placed, its escalation becomes due, both or neither. */
  escalate(order: string, at: number): Promise<void>;
  /** When the oldest of what the restaurant has still to be told came into being; null where nothing waits. */
  waitingSince(): Promise<number | null>;
  /** Deletes some of what was sent before that moment and waits for nothing more. */
  forget(before: number, most: number): Promise<void>;
}

/** Due ids in the order in which they are told: orders before news to customers, however long those have waited. */
export const oursFirst = (
  due: readonly Pick<OrderNotification, 'id' | 'kind'>[],
  most: number,
): string[] => {
  const own = due.filter(({ kind }) => isForUs(kind));
  const others = due.filter(({ kind }) => !isForUs(kind));
  return [...own, ...others].slice(0, most).map(({ id }) => id);
};

const minute = 60_000;

/** How long who tries to send one has it alone: longer than any mail server is waited for. */
export const leaseMs = 30_000;
export const escalateAfterMs = 5 * minute;

/** When somebody should have confirmed it: now, where the clock was put back and no opening is waited for. */
export const overdueAt = (
  { createdAt, attendedFrom }: { createdAt: number; attendedFrom: number },
  now: number,
): number =>
  isPutBack(createdAt, now) && attendedFrom <= createdAt ? now : attendedFrom + escalateAfterMs;

export const keptForMs = 30 * 24 * 60 * minute;
const pausesMs = [1, 2, 5, 10, 30].map((minutes) => minutes * minute);
const tryForMs = 24 * 60 * minute;

/** When to try again what failed at that moment; null after a day. */
export function nextAttempt({ attempts, at: since }: OrderNotification, at: number): number | null {
  if (at - since > tryForMs) return null;
  return at + (pausesMs[Math.min(attempts, pausesMs.length - 1)] ?? 0);
}
