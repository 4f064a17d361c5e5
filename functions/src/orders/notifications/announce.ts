import type { OrderDocument } from '@burger/shared/order';
import { within } from '../../http/retry';
import { isRefused, type SendMail } from '../../mail/mail';
import type { CachedShop } from '../../shop/cached-shop';
import type { Counters } from '../../vitals/counters';
import { mailCapacity, mailsLately } from '../../vitals/mails';
import {
  isForUs,
  isSparable,
  cacheMs,
  leaseMs,
  nextAttempt,
  type OrderNotification,
  type Outbox,
} from './outbox';
import { createTellCustomer, endUntold, type TellPorts } from './tell-customer';
import type { OrderStore } from '../store/store';
import { createTellCounter, type TellCounterPorts } from './tell-counter';
import { customerMail } from '../views/customer-mail';
import { escalationMail, orderMail } from '../views/restaurant-mail';

interface SweepPorts extends TellPorts, TellCounterPorts {
  outbox: Outbox;
  orderStore: Pick<OrderStore, 'find'>;
  shop: Pick<CachedShop, 'shop'>;
  sendMail: SendMail;
  mailsAMinute: number;
  mailsADay: number;
  counters: Pick<Counters, 'add' | 'read'>;
}

type NotifyPorts = TellCounterPorts & { outbox: Pick<Outbox, 'sent'>; sendMail: SendMail };

/** Mails a new order while it is pushed, so that a slow push service does not delay the mail. */
async function besidePush(pushed: Promise<void>, mail: () => Promise<void>): Promise<void> {
  try {
    await mail();
  } finally {
    await pushed;
  }
}

/**
 * Returns a function that tries to mail a new order to the restaurant, and pushes it to the counter's devices.
 * The outbox sweep retries the mail.
 */
export function createNotifyRestaurant(ports: NotifyPorts) {
  const { outbox, sendMail, now } = ports;
  const tellCounter = createTellCounter(ports);
  return async (order: OrderDocument, key: string): Promise<void> => {
    await besidePush(tellCounter(order, key), async () => {
      await sendMail(orderMail(order));
      await outbox.sent(key, now().getTime());
    });
  };
}

/**
 * Returns a function that mails an order once it is paid, and pushes it to the counter's devices. The outbox
 * sweep retries a failed mail.
 */
export function createAnnounce(ports: NotifyPorts & Pick<SweepPorts, 'outbox' | 'orderStore'>) {
  const { outbox, orderStore, now } = ports;
  const notify = createNotifyRestaurant(ports);
  return async (key: string): Promise<void> => {
    const at = now().getTime();
    if (!(await outbox.claim(key, at, at + leaseMs))) return;
    const order = await orderStore.find(key);
    if (order) await notify(order, key);
  };
}

// Orders per sweep, and a bound of mails per sweep besides the mail server's limit.
const most = 50;
const maxNotifications = 200;
// Parallel mails: sequentially, at a second per mail, a sweep would send only forty.
const lanes = 5;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
// After two failures the mail server counts as down; all other mails stay due.
const mostFailures = 2;
// Shorter than the lease on a mail, so that no other process sends the same mail.
const longestSendMs = 20_000;
const longestSweepMs = 40_000;
// Stop waiting for a store that never responds; its leases on mails expire by themselves.
const longestWaitMs = longestSweepMs + 2 * longestSendMs;

function nameOf(error: unknown): string {
  const { name = '', code = '' } = (error ?? {}) as { name?: string; code?: unknown };
  return `${name} ${String(code)}`.trim();
}

/** Returns whether the mail server rejected an address typed by a customer, so that a retry is pointless. */
const isInVain = ({ kind }: OrderNotification, error: unknown): boolean =>
  !isForUs(kind) && isRefused(error);

/**
 * Returns a job that sends due mails, escalates unconfirmed orders and deletes sent notifications. Rejects if
 * the store is unavailable.
 */
export function createOutboxJob(ports: SweepPorts) {
  const { outbox, orderStore, shop, sendMail, mailsAMinute, mailsADay, now, log } = ports;
  const clock = () => now().getTime();
  const tellCustomer = createTellCustomer(ports);
  const tellCounter = createTellCounter(ports);
  // Count mail attempts per clock minute across sweeps, because sweeps start a minute apart.
  let tried = { minute: 0, mails: 0 };

  function triedNow(): { mails: number } {
    const minute = Math.floor(clock() / minuteMs);
    if (minute !== tried.minute) tried = { minute, mails: 0 };
    return tried;
  }

  const capacity = (): number => mailsAMinute - triedNow().mails;

  async function mailOf({ kind, at }: OrderNotification, order: OrderDocument) {
    if (kind === 'order') return orderMail(order);
    if (kind === 'escalation') {
      return order.orderStatus === 'placed' ? escalationMail(order) : null;
    }
    return customerMail(kind, order, (await shop.shop()).rules.gst, at);
  }

  async function send(notification: OrderNotification, order: OrderDocument): Promise<boolean> {
    const mail = await mailOf(notification, order);
    if (!mail) return false;
    const mailed = () => within(longestSendMs, sendMail(mail));
    if (notification.kind === 'order')
      await besidePush(tellCounter(order, notification.order), mailed);
    else await mailed();
    return true;
  }

  const isNotifiedByPhone = async (
    notification: OrderNotification,
    order: OrderDocument,
  ): Promise<boolean> =>
    !isForUs(notification.kind) &&
    tellCustomer(notification, order, await ports.channels.of(notification.order));

  async function tell(notification: OrderNotification, sent: number): Promise<boolean | null> {
    let isNotified: boolean;
    try {
      const order = await orderStore.find(notification.order);
      if (!order) throw new Error(`There is no order ${notification.order}`);
      if (await isNotifiedByPhone(notification, order)) return null;
      if (await isHeldBack(notification, sent)) return null;
      triedNow().mails += 1;
      isNotified = await send(notification, order);
    } catch (error) {
      const next = isInVain(notification, error) ? null : nextAttempt(notification, clock());
      const outcome = next === null ? 'is given up' : 'waits';
      log(`Notification ${notification.id} ${outcome}: ${nameOf(error)}`, {
        severity: next === null ? 'ERROR' : 'WARNING',
      });
      await outbox.failed(notification.id, next);
      return false;
    }
    if (isNotified) await outbox.sent(notification.id, clock());
    else await outbox.drop(notification.id);
    return true;
  }

  /**
   * Returns whether a customer mail has to wait because of the daily limit. Status mails are dropped, as the
   * order page shows the status.
   */
  async function isHeldBack(notification: OrderNotification, sent: number): Promise<boolean> {
    const { id, kind } = notification;
    const left = isForUs(kind) ? 'all' : mailCapacity(sent, mailsADay);
    if (left === 'all' || (left === 'needed' && !isSparable(kind))) return false;
    if (isSparable(kind)) await endUntold(outbox, notification, clock());
    else await outbox.failed(id, clock() + hourMs);
    return true;
  }

  async function sweepOnce() {
    const began = clock();
    await outbox.comeBack(began, most);
    for (const order of await outbox.overdue(began, most)) await outbox.escalate(order, began);
    const swept = { sent: 0, failed: 0 };
    const due =
      capacity() > 0 ? await outbox.due(began, Math.min(capacity(), maxNotifications)) : [];

    const sentBefore = due.length > 0 && mailsADay < Infinity ? await mailsLately(ports) : 0;

    async function tellDue(isEnough: () => boolean): Promise<void> {
      while (swept.failed < mostFailures && clock() - began <= longestSweepMs && !isEnough()) {
        const id = due.shift();
        if (id === undefined) return;
        const notification = await outbox.claim(id, clock(), clock() + leaseMs);
        const isMailed = notification && (await tell(notification, sentBefore + swept.sent));
        if (isMailed !== null) swept[isMailed ? 'sent' : 'failed'] += 1;
      }
    }
    // Send one mail alone first, so that a mail server that is down gets no parallel attempts.
    await tellDue(() => swept.sent > 0);
    const notified = await Promise.allSettled(
      Array.from({ length: lanes }, () => tellDue(() => false)),
    );
    for (const one of notified) if (one.status === 'rejected') throw one.reason;
    await outbox.forget(began - cacheMs, most);
    return swept;
  }

  return () => within(longestWaitMs, sweepOnce());
}
