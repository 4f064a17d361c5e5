import {
  giveBack,
  isHeld,
  letGo,
  lifeOf,
  type Order,
  type OrderLife,
  payOnHandOver,
  settled,
  withAttempt,
} from '@burger/shared/order';
import type { Track } from '@burger/shared/contracts';
import { type Log, Refusal } from '../http/errors';
import { within } from '../http/retry';
import { ownOrder } from '../orders/lifecycle/customer-steps';
import { orderAtLink } from '../orders/counter/follow';
import { refuseDamagedPayment } from '../orders/lifecycle/move';
import { createStep } from '../orders/lifecycle/step';
import { type StoredOrder, type KitchenOrders, orderAt } from '../orders/store/store';
import { isPaidByLink, trackStatus } from '../orders/views/track-status';
import type { CachedShop } from '../shop/cached-shop';
import { createKeyedQueue } from '../store/keyed-queue';
import {
  type Handoff,
  isProviderFailure,
  type PaymentProvider,
  ProviderAway,
  ProviderRefusal,
  type ToPay,
} from './provider';
import { createTakeIn, paymentIn } from './take-in';

export interface PaymentPorts {
  /** Null if no payment provider is configured: unpaid orders are cancelled, refunds wait. */
  payments: PaymentProvider | null;
  orders: KitchenOrders;
  shop: CachedShop;
  siteUrl: string;
  announce: (key: string) => Promise<void>;
  now: () => Date;
  log: Log;
}

/** The order already has the reported payment state, so nothing is written. */
class Unchanged extends Error {}

const minuteMs = 60_000;
// While the provider is unreachable, an order keeps its slot at most this long after its payment period.
const longestUnsureMs = 10 * minuteMs;
const longestMailMs = 4000;
const most = 50;
const longestSweepMs = 40_000;

/** The return URL contains the language, as a customer who did not pay cannot be identified otherwise. */
const returnPath = ({ language }: Pick<Order, 'language'>, byLink: boolean) =>
  `/api/payments/return?in=${language}${byLink ? '&by=link' : ''}`;

/** Returns functions for online payments, whether a result arrives by browser, webhook or polling. */
export function createPayments(ports: PaymentPorts) {
  const { payments, orders, siteUrl, announce, now, log } = ports;
  const step = createStep({ orders, now });
  // Webhook and browser report a payment at the same time. In parallel their transactions would conflict.
  const queue = createKeyedQueue();

  async function tell(key: string): Promise<void> {
    try {
      await within(longestMailMs, announce(key));
    } catch (error) {
      const { name } = error as Error;
      log(`Mail for the paid order ${key} waits: ${name}`, { severity: 'WARNING' });
    }
  }

  /** Changes an order by its payment state. Returns the current order, whether or not it changed. */
  async function change(
    key: string,
    work: (life: OrderLife, at: string) => OrderLife | null,
    who: { uid: string; email?: string; note?: string } = { uid: 'payments' },
  ): Promise<StoredOrder> {
    const before: { waited: boolean } = { waited: false };
    try {
      const stored = await step(key, {
        ...{ ...who, shop: ports.shop.shop },
        work(life, at) {
          refuseDamagedPayment(life);
          before.waited = isHeld(life);
          const after = work(life, at.toISOString());
          if (!after || after === life) throw new Unchanged();
          return after;
        },
        refuse: (refusal) => refusal,
      });
      const { status } = stored.order;
      if (before.waited && !isHeld(stored.order) && status !== 'cancelled') await tell(key);
      return stored;
    } catch (error) {
      if (error instanceof Unchanged) return orderAt(orders, key);
      throw error;
    }
  }

  function provider(): PaymentProvider {
    if (payments) return payments;
    throw new ProviderAway('There is no provider');
  }

  const { ask, hear, reconcile, receive, refund } = createTakeIn({
    provider,
    change,
    orders,
    now,
    log,
  });

  async function isAnswered(question: Promise<void>): Promise<boolean> {
    try {
      await question;
      return true;
    } catch (error) {
      if (isProviderFailure(error)) return false;
      throw error;
    }
  }

  /** Reads an order's payments from the provider and applies them. Returns whether the provider responded. */
  async function look(stored: StoredOrder): Promise<boolean> {
    const { key } = stored;
    const { attempt = '', until = '' } = stored.order.online ?? {};
    const isSure = attempt === '' || (await isAnswered(ask(stored)));
    const over = now().getTime() - Date.parse(until);
    const changed = await change(key, (life, at) => {
      if (isHeld(life)) return over >= (isSure ? 0 : longestUnsureMs) ? letGo(life, at) : null;
      return giveBack(life, at);
    });
    const hasToGive = changed.order.online?.refunds.some(({ state }) => state === 'requested');
    const isDone = isSure && (!hasToGive || (await isAnswered(refund(key))));
    const after = isSure && hasToGive ? await orderAt(orders, key) : changed;
    const life = lifeOf(after.order);
    const next = life && settled(life, null, now().toISOString()).online?.askAt;
    await orders.askLater(key, after.order.revision, next ?? null);
    return isDone;
  }

  const moved = (stored: StoredOrder) =>
    new Refusal('already-moved', 'This order does not wait for its money any more.', {
      beside: { track: trackStatus(stored, now()) },
    });

  const away = () =>
    new Refusal(
      'unavailable',
      'We cannot reach the page to pay on just now. Please try again, or pay when you get your order.',
      { retryAfterSeconds: 5 },
    );

  const refused = () =>
    new Refusal(
      'unavailable',
      'Paying online does not work just now. Please pay when you get your order.',
      { reason: 'payment-refused' },
    );

  async function attemptOf({ key, order }: StoredOrder): Promise<string> {
    const { attempt = '', amount = 0, until = '' } = order.online ?? {};
    if (attempt) return attempt;
    const minutes = Math.ceil((Date.parse(until) - now().getTime()) / minuteMs);
    const opened = await provider().open({ orderId: order.orderId, amount, minutes });
    const stored = await change(key, (life) => (isHeld(life) ? withAttempt(life, opened) : null));
    if (!isHeld(stored.order)) throw moved(stored);
    return stored.order.online?.attempt ?? '';
  }

  /** Returns the form that opens the payment page. Repeated calls use the same payment attempt. */
  async function handoffOf(stored: StoredOrder, customer: ToPay['customer'], byLink: boolean) {
    const { online, orderId } = stored.order;
    if (!online || !isHeld(stored.order) || now().getTime() >= Date.parse(online.until))
      throw moved(stored);
    try {
      const attempt = await attemptOf(stored);
      const returnTo = siteUrl + returnPath(stored.order, byLink);
      const toPay = { orderId, amount: online.amount, customer, returnTo };
      return { ...provider().handoff(attempt, toPay), until: online.until };
    } catch (error) {
      if (error instanceof ProviderRefusal) throw refused();
      throw error instanceof ProviderAway ? away() : error;
    }
  }

  /** Switches an order to payment on delivery and announces it to the restaurant. Idempotent. */
  async function handOver(key: string, who: { uid: string; email?: string }): Promise<StoredOrder> {
    const stored = await change(key, payOnHandOver, who);
    if (stored.order.online?.state !== 'hand-over') throw moved(stored);
    return stored;
  }

  const logDamaged = (what: string, damaged: readonly string[]) =>
    log(`The record of order ${damaged.join(', ')} is damaged: ${what} waits`, {
      severity: 'ALERT',
    });

  /** Throws an error response, so that the provider repeats the webhook later. */
  function askLater(error: unknown): never {
    if (!isProviderFailure(error)) throw error;
    throw new Refusal('unavailable', 'We could not ask about this payment.', {
      retryAfterSeconds: 60,
    });
  }

  return {
    handOver,

    async pay(uid: string, orderId: string): Promise<Handoff & { until: string }> {
      const stored = await ownOrder(orders, uid, orderId);
      return handoffOf(stored, stored.order.customer, false);
    },

    /** Returns the payment form for a tracking link. The provider gets no personal data. */
    async payByLink(trackingKey: string): Promise<Handoff & { until: string }> {
      const stored = await orderAtLink(orders, trackingKey, isPaidByLink);
      return handoffOf(stored, { name: '', phone: '', email: '' }, true);
    },

    async payOnHandOver(uid: string, orderId: string): Promise<Track> {
      const own = await ownOrder(orders, uid, orderId);
      return trackStatus(await handOver(own.key, { uid }), now());
    },

    /** Handles the browser's return from the payment page; null if the provider's signature is invalid. */
    async returned(fields: Record<string, unknown>): Promise<StoredOrder | null> {
      const proven = payments?.returned(fields);
      if (!proven) return null;
      return queue.take([proven.attempt], async () => {
        const {
          orders: [stored = null],
          damaged,
        } = await orders.byAttempt(proven.attempt);
        if (damaged.length > 0) logDamaged(`payment ${proven.id}`, damaged);
        if (stored && !(await isAnswered(ask(stored)))) {
          // The payment attempt was opened for this amount, and the signature proves its payment.
          const amount = stored.order.online?.amount ?? 0;
          await receive(stored, [{ ...proven, amount, currency: 'INR', fee: null, refunded: 0 }]);
        }
        return stored;
      });
    },

    /** Handles a webhook event, which may be repeated. Returns false if its signature is invalid. */
    async handleEvent(raw: Buffer, signature: string | undefined): Promise<boolean> {
      // Without keys nothing can be verified. The provider repeats the webhook until they are set again.
      if (!payments) askLater(new ProviderAway('There is no provider'));
      const event = payments.event(raw, signature);
      if (!event) return false;
      if (event.kind === 'other') return true;
      const { attempt, id } = paymentIn(event);
      const stored = await queue.take([attempt], async () => {
        const {
          orders: [own],
          damaged,
        } = await orders.byAttempt(attempt);
        if (own) await hear(own, event).catch(askLater);
        else if (damaged.length > 0) {
          logDamaged(`payment ${id}`, damaged);
          askLater(new ProviderAway('The order cannot be read'));
        }
        return own;
      });
      // A refund waits for the end of a dispute. The provider reports the refund too, which needs the queue.
      if (stored && event.kind === 'disputed') await refund(stored.key).catch(askLater);
      return true;
    },

    change,
    refund,
    reconcile,

    /** Checks all due payments and makes due refunds. Rejects if the store is unavailable. */
    sweep: () =>
      within(
        longestSweepMs,
        (async () => {
          const began = now().getTime();
          const failures: unknown[] = [];
          for (const stored of (await orders.asking(began, most)).orders) {
            const isDone = await look(stored).catch((error: unknown) => {
              failures.push(error);
              return true;
            });
            if (!isDone)
              log(
                `The payment provider is unreachable or rejects requests: order ${stored.key} waits`,
                {
                  severity: 'WARNING',
                },
              );
          }
          if (failures.length > 0) throw failures[0];
        })(),
      ),
  };
}
