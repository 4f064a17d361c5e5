import type { OrderDocument } from '@burger/shared/order';
import type { Log } from '../http/answer-errors';
import { within } from '../http/within';
import { isRefused } from '../mail/is-refused';
import type { SendMail } from '../mail/mail';
import type { OrderBook } from '../orders/order-book';
import { customerMail } from '../customer-mail/customer-mail';
import { escalationMail, orderMail } from '../orders/order-mail';
import { isStillNews } from './customer-news';
import {
  isForUs,
  keptForMs,
  leaseMs,
  nextAttempt,
  type OrderNotification,
  type Outbox,
} from './outbox';

export interface SweepPorts {
  outbox: Outbox;
  book: Pick<OrderBook, 'find'>;
  sendMail: SendMail;
  now: () => Date;
  log: Log;
}

export interface Swept {
  sent: number;
  failed: number;
}

/** Tells what is due, makes due what nobody has confirmed, and forgets what was told long ago. Rejects when the store cannot be had, or does not answer. */
export type SweepOutbox = () => Promise<Swept>;

const most = 50;
// A mail server that refuses two is down for the others too; they stay due.
const mostFailures = 2;
// Less than the lease, so that nobody else begins while it may still go out.
const longestSendMs = 20_000;
// Less than the scheduled function is given.
const longestSweepMs = 40_000;
// What the store never answers is given up; claims that were made end by themselves.
const longestWaitMs = longestSweepMs + 2 * longestSendMs;

function nameOf(error: unknown): string {
  const { name = '', code = '' } = (error ?? {}) as { name?: string; code?: unknown };
  return `${name} ${String(code)}`.trim();
}

/** What a customer typed is not tried again where it is refused. */
const isInVain = ({ kind }: OrderNotification, error: unknown): boolean =>
  !isForUs(kind) && isRefused(error);

export function createSweepOutbox({ outbox, book, sendMail, now, log }: SweepPorts): SweepOutbox {
  const clock = () => now().getTime();

  /** What is still worth telling of an order. */
  function mailOf(kind: OrderNotification['kind'], order: OrderDocument) {
    if (kind === 'order') return orderMail(order);
    if (kind === 'escalation') {
      return order.orderStatus === 'placed' ? escalationMail(order) : null;
    }
    return isStillNews(kind, order) ? customerMail(kind, order) : null;
  }

  /** Answers whether there was still something to tell. */
  async function send({ order: key, kind }: OrderNotification): Promise<boolean> {
    const order = await book.find(key);
    if (!order) throw new Error(`There is no order ${key}`);
    const mail = mailOf(kind, order);
    if (mail) await within(longestSendMs, sendMail(mail));
    return mail !== null;
  }

  async function tell(notification: OrderNotification): Promise<boolean> {
    let isTold: boolean;
    try {
      isTold = await send(notification);
    } catch (error) {
      const next = isInVain(notification, error) ? null : nextAttempt(notification, clock());
      const outcome = next === null ? 'is given up' : 'waits';
      log(`Notification ${notification.id} ${outcome}: ${nameOf(error)}`, {
        severity: next === null ? 'ERROR' : 'WARNING',
      });
      await outbox.failed(notification.id, next);
      return false;
    }
    if (isTold) await outbox.sent(notification.id, clock());
    else await outbox.drop(notification.id);
    return true;
  }

  async function sweepOnce(): Promise<Swept> {
    const began = clock();
    for (const order of await outbox.overdue(began, most)) await outbox.escalate(order, began);
    const swept = { sent: 0, failed: 0 };
    for (const id of await outbox.due(began, most)) {
      const notification = await outbox.claim(id, clock(), clock() + leaseMs);
      if (notification) swept[(await tell(notification)) ? 'sent' : 'failed'] += 1;
      if (swept.failed >= mostFailures || clock() - began > longestSweepMs) break;
    }
    await outbox.forget(began - keptForMs, most);
    return swept;
  }

  return () => within(longestWaitMs, sweepOnce());
}
