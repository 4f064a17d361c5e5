import type { OrderDocument } from '@burger/shared/order';
import type { Log } from '../http/errors';
import { within } from '../http/retry';
import { isRefused, type SendMail } from '../mail/mail';
import type { KeptShop } from '../shop/keep-shop';
import type { Counters } from '../vitals/counters';
import { mailRoom, mailsLately } from '../vitals/mails';
import {
  isForUs,
  isSparable,
  isStillNews,
  keptForMs,
  leaseMs,
  nextAttempt,
  type OrderNotification,
  type Outbox,
} from './outbox';
import type { OrderBook } from './store';
import { customerMail } from './views/customer-mail';
import { escalationMail, orderMail } from './views/restaurant-mail';

interface SweepPorts {
  outbox: Outbox;
  book: Pick<OrderBook, 'find'>;
  shop: Pick<KeptShop, 'shop'>;
  sendMail: SendMail;
  mailsAMinute: number;
  mailsADay: number;
  counters: Pick<Counters, 'add' | 'read'>;
  now: () => Date;
  log: Log;
}

/** The first attempt to tell the restaurant about an order that was just stored under the key. What fails is left to the sweep. */
export const createNotifyRestaurant =
  ({
    outbox,
    sendMail,
    now,
  }: Pick<SweepPorts, 'sendMail' | 'now'> & { outbox: Pick<Outbox, 'sent'> }) =>
  async (order: OrderDocument, key: string): Promise<void> => {
    await sendMail(orderMail(order));
    await outbox.sent(key, now().getTime());
  };

/** Tells the restaurant of an order that waited for its money, unless somebody else does. What fails is left to the sweep. */
export const createAnnounce =
  ({ outbox, book, sendMail, now }: Pick<SweepPorts, 'outbox' | 'book' | 'sendMail' | 'now'>) =>
  async (key: string): Promise<void> => {
    const at = now().getTime();
    if (!(await outbox.claim(key, at, at + leaseMs))) return;
    const order = await book.find(key);
    if (order) await createNotifyRestaurant({ outbox, sendMail, now })(order, key);
  };

// Looked after in one sweep; told in one are as many as the mail server takes, and no more than this.
const most = 50;
const mostTold = 200;
// Beside each other: one after the other, mails of a second each would be forty in a sweep.
const lanes = 5;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
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

/** Tells what is due, makes due what nobody has confirmed, and forgets what was told. Rejects without a store. */
export function createOutboxJob(ports: SweepPorts) {
  const { outbox, book, shop, sendMail, mailsAMinute, mailsADay, now, log } = ports;
  const clock = () => now().getTime();
  // What was tried in a minute of the clock, whichever sweep did: sweeps begin a minute apart.
  let tried = { minute: 0, mails: 0 };

  function triedNow(): { mails: number } {
    const minute = Math.floor(clock() / minuteMs);
    if (minute !== tried.minute) tried = { minute, mails: 0 };
    return tried;
  }

  const room = (): number => mailsAMinute - triedNow().mails;

  async function mailOf({ kind, at }: OrderNotification, order: OrderDocument) {
    if (kind === 'order') return orderMail(order);
    if (kind === 'escalation') {
      return order.orderStatus === 'placed' ? escalationMail(order) : null;
    }
    if (!isStillNews(kind, order)) return null;
    return customerMail(kind, order, (await shop.shop()).rules.gst, at);
  }

  async function send(notification: OrderNotification): Promise<boolean> {
    const { order: key } = notification;
    const order = await book.find(key);
    if (!order) throw new Error(`There is no order ${key}`);
    const mail = await mailOf(notification, order);
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

  /** Whether it has to give its place to others: news are told on the order's page, papers wait for an hour with room. */
  async function isHeldBack({ id, kind }: OrderNotification, sent: number): Promise<boolean> {
    const room = isForUs(kind) ? 'all' : mailRoom(sent, mailsADay);
    if (room === 'all' || (room === 'needed' && !isSparable(kind))) return false;
    if (isSparable(kind)) await outbox.drop(id);
    else await outbox.failed(id, clock() + hourMs);
    return true;
  }

  async function sweepOnce() {
    const began = clock();
    await outbox.comeBack(began, most);
    for (const order of await outbox.overdue(began, most)) await outbox.escalate(order, began);
    const swept = { sent: 0, failed: 0 };
    const due = room() > 0 ? await outbox.due(began, Math.min(room(), mostTold)) : [];

    const sentBefore = due.length > 0 && mailsADay < Infinity ? await mailsLately(ports) : 0;

    async function tellDue(isEnough: () => boolean): Promise<void> {
      while (swept.failed < mostFailures && clock() - began <= longestSweepMs && !isEnough()) {
        const id = due.shift();
        if (id === undefined) return;
        const notification = await outbox.claim(id, clock(), clock() + leaseMs);
        if (!notification || (await isHeldBack(notification, sentBefore + swept.sent))) continue;
        triedNow().mails += 1;
        swept[(await tell(notification)) ? 'sent' : 'failed'] += 1;
      }
    }
    // A mail server that is down is not asked for several at once.
    await tellDue(() => swept.sent > 0);
    const told = await Promise.allSettled(
      Array.from({ length: lanes }, () => tellDue(() => false)),
    );
    for (const one of told) if (one.status === 'rejected') throw one.reason;
    await outbox.forget(began - keptForMs, most);
    return swept;
  }

  return () => within(longestWaitMs, sweepOnce());
}
