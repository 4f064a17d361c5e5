import { createHash } from 'node:crypto';
import {
  moveRefund,
  type OrderLife,
  type Refund,
  type ReportedRefund,
  takeDispute,
  takePayment,
  takeRefunds,
} from '@burger/shared/order';
import type { Log } from '../http/errors';
import { type StoredOrder, type KitchenOrders, orderAt } from '../orders/store/store';
import type { PaymentProvider, ProviderEvent, Captured } from './provider';

/** Returns the refund's name at the provider: stable for repeated requests, new for a restarted refund. */
const refundName = (key: string, { id, tries }: Pick<Refund, 'id' | 'tries'>): string =>
  createHash('sha256').update(`${key}/${id}/${tries}`).digest('hex').slice(0, 32);

type News = Exclude<ProviderEvent, { kind: 'other' }>;

export function paymentIn(event: News): Captured {
  if (event.kind === 'taken') return event.captured;
  return event.kind === 'refunded' ? event.refunded.payment : event.disputed.payment;
}

const reportedAmount = (
  key: string,
  of: string,
  refunds: readonly ReportedRefund[],
  at: string,
) => ({
  ...{ of, refunds, at, isAll: true },
  nameOf: (one: Refund) => refundName(key, one),
});

interface TakeInPorts {
  /** Returns the payment provider. Throws a ProviderAway if none is configured. */
  provider: () => PaymentProvider;
  change: (
    key: string,
    work: (life: OrderLife, at: string) => OrderLife | null,
  ) => Promise<StoredOrder>;
  orders: KitchenOrders;
  log: Log;
}

/** Applies the provider's payments, refunds and disputes to an order, and makes due refunds. */
export function createTakeIn({ provider: openProvider, change, orders, log }: TakeInPorts) {
  /** Applies reported refunds of a payment; `isAll` if the provider listed all of them. */
  const takeOver = (key: string, of: string, refunds: readonly ReportedRefund[], isAll: boolean) =>
    change(key, (life, at) =>
      takeRefunds(life, { ...reportedAmount(key, of, refunds, at), isAll }),
    );

  function isKnownBack({ order: { online } }: StoredOrder, { id, refunded }: Captured): boolean {
    const made = online?.refunds.filter(
      ({ of, state, provider }) => of === id && state !== 'failed' && provider !== undefined,
    );
    return (made ?? []).reduce((sum, { amount }) => sum + amount, 0) === refunded;
  }

  async function receive(stored: StoredOrder, all: readonly Captured[]): Promise<void> {
    const { key, order } = stored;
    for (const reserved of all) {
      const { id, amount, fee, tax, currency, attempt } = reserved;
      if (attempt !== order.online?.attempt) continue;
      const paid = { id, amount, fee, ...(tax !== undefined && { tax }) };
      if (currency === 'INR') {
        const isBackKnown = isKnownBack(stored, reserved);
        // A repeated report of a known payment changes nothing, so it needs no transaction.
        if (isBackKnown && order.online.payments.some((one) => one.id === id)) continue;
        const back = isBackKnown ? [] : await openProvider().refunds(id);
        await change(key, (life, at) =>
          takeRefunds(takePayment(life, { ...paid, at }, back), reportedAmount(key, id, back, at)),
        );
      } else {
        const what = `Payment ${id} for order ${order.orderId} is in ${currency}`;
        log(`${what}: it settles no order, refund it by hand`, { severity: 'ALERT' });
      }
    }
  }

  const ask = async (stored: StoredOrder) =>
    receive(stored, await openProvider().capturedPayments(stored.order.online?.attempt ?? ''));

  async function refund(key: string): Promise<void> {
    const { online } = (await orderAt(orders, key)).order;
    const due = (online?.refunds ?? []).filter(({ state }) => state === 'requested');
    for (const payment of new Set(due.map(({ of }) => of))) {
      // Somebody may have refunded the payment on the provider's page, which lowers the amount due.
      const known = await takeOver(key, payment, await openProvider().refunds(payment), true);
      for (const one of known.order.online?.refunds ?? []) {
        if (one.of !== payment || one.state !== 'requested' || one.provider) continue;
        const { amount } = one;
        const made = await openProvider().refund({ payment, amount, name: refundName(key, one) });
        if (made.state === 'failed') {
          log(`A refund of order ${key} failed: the counter has to resolve it`, {
            severity: 'ALERT',
          });
        }
        const provider = made.id && { provider: made.id };
        await change(key, (life) => moveRefund(life, one, made.state, provider || {}));
      }
    }
  }

  /** Reads the refunds of all payments from the provider, before a refund is paid out another way. */
  async function reconcile(key: string): Promise<void> {
    const { online } = (await orderAt(orders, key)).order;
    for (const { id } of online?.payments ?? [])
      await takeOver(key, id, await openProvider().refunds(id), true);
  }

  async function hear(stored: StoredOrder, event: News): Promise<void> {
    const payment = paymentIn(event);
    if (event.kind === 'taken') return receive(stored, [payment]);
    // The provider's event for a refund or dispute may arrive before the event for its payment.
    if (!stored.order.online?.payments.some(({ id }) => id === payment.id))
      await receive(stored, [payment]);
    if (event.kind === 'refunded')
      await takeOver(stored.key, payment.id, [event.refunded.refund], false);
    else {
      const { dispute, deducted } = event.disputed;
      const { amount, id, state, respondBy } = dispute;
      log(
        `Dispute ${id} of order ${stored.order.orderId}: ${amount} paise, ${state}, answer by ${respondBy}`,
        { severity: 'ALERT' },
      );
      await change(stored.key, (life, at) => takeDispute(life, { ...dispute, at }, deducted));
    }
  }

  return { ask, hear, reconcile, receive, refund };
}
