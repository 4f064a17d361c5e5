import { createHash } from 'node:crypto';
import {
  completePayment,
  moveRefund,
  isDisputed,
  type OrderLife,
  type Refund,
  refundedOutside,
  type ReportedRefund,
  takeDispute,
  takePayment,
  takeRefunds,
} from '@burger/shared/order';
import { invalid, type Log } from '../http/errors';
import { lifeIn, type StoredOrder, type KitchenOrders, orderAt } from '../orders/store/store';
import {
  type Captured,
  isProviderFailure,
  type PaymentProvider,
  type ProviderEvent,
} from './provider';

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
  now: () => Date;
  log: Log;
}

/** After this period a payment that the customer authorised is captured, or the money returned. */
const longestCaptureMs = 30 * 60_000;

function refuseUnsure(error: unknown): never {
  if (!isProviderFailure(error)) throw error;
  const what = 'We could not ask the payment provider whether it has refunded this since.';
  throw invalid(`${what} Nothing was recorded.`, 'anyway');
}

/** Applies the provider's payments, refunds and disputes to an order, and makes due refunds. */
export function createTakeIn({ provider: openProvider, orders, now, log, ...ports }: TakeInPorts) {
  /** Changes an order. Logs a refund that was made outside after delivery, as it needs a credit note. */
  const change: TakeInPorts['change'] = async (key, work) => {
    let before = Infinity;
    const stored = await ports.change(key, (life, at) => {
      before = refundedOutside(life).length;
      return work(life, at);
    });
    if (refundedOutside(lifeIn(stored)).length > before)
      log(`Order ${stored.order.orderId} was refunded outside: it needs a credit note`, {
        severity: 'ALERT',
      });
    return stored;
  };

  /** Reads the refunds of a payment. Rejects with a ProviderAway also if no provider is configured. */
  const refundsOf = async (payment: string) => openProvider().refunds(payment);

  /** Applies reported refunds of a payment; `isAll` if the provider listed all of them. */
  const takeOver = (key: string, of: string, refunds: readonly ReportedRefund[], isAll: boolean) =>
    change(key, (life, at) =>
      takeRefunds(life, { ...reportedAmount(key, of, refunds, at), isAll }),
    );

  /** Returns whether the order has all refunds of a payment that the provider made. */
  function isKnownBack({ order: { online } }: StoredOrder, { id, refunded }: Captured): boolean {
    if (!online) return false;
    const isDispute = (provider: string) => online.disputes.some((one) => one.id === provider);
    const made = online.refunds.filter(
      ({ state, provider = '', paidOut }) =>
        state !== 'failed' && provider !== '' && !isDispute(provider) && !paidOut,
    );
    const over = online.overpaid.filter((one) => !isDispute(one.id));
    const back = [...made, ...over].filter(({ of }) => of === id);
    return back.reduce((sum, { amount }) => sum + amount, 0) === refunded;
  }

  async function receive(stored: StoredOrder, all: readonly Captured[]): Promise<void> {
    const { key, order } = stored;
    for (const reserved of all) {
      const { id, amount, fee, tax, currency, attempt } = reserved;
      if (attempt !== order.online?.attempt) continue;
      const paid = { id, amount, fee, ...(tax !== undefined && { tax }) };
      if (currency === 'INR') {
        const isBackKnown = isKnownBack(stored, reserved);
        const known = order.online.payments.find((one) => one.id === id);
        // A repeated report of a known payment changes nothing, so it needs no transaction.
        if (isBackKnown && known && (known.fee !== null || fee === null)) continue;
        const back = isBackKnown ? [] : await refundsOf(id);
        await change(key, (life, at) => {
          const received = takePayment(completePayment(life, paid), { ...paid, at }, back);
          return takeRefunds(received, reportedAmount(key, id, back, at));
        });
      } else {
        const what = `Payment ${id} for order ${order.orderId} is in ${currency}`;
        log(`${what}: it settles no order, refund it by hand`, { severity: 'ALERT' });
      }
    }
  }

  /** Logs payments that only the browser's return proved, and that the provider has not captured in time. */
  function warnOfUncaptured({ order }: StoredOrder, all: readonly Captured[]) {
    const at = now().getTime();
    for (const { id, fee, at: since } of order.online?.payments ?? [])
      if (
        fee === null &&
        at - Date.parse(since) > longestCaptureMs &&
        !all.some((one) => one.id === id)
      )
        log(`Payment ${id} of order ${order.orderId} was not captured: it brought no money`, {
          severity: 'ALERT',
        });
  }

  async function ask(stored: StoredOrder): Promise<void> {
    const all = await openProvider().capturedPayments(stored.order.online?.attempt ?? '');
    await receive(stored, all);
    warnOfUncaptured(stored, all);
  }

  async function refund(key: string): Promise<void> {
    const { online } = (await orderAt(orders, key)).order;
    const due = (online?.refunds ?? []).filter(({ state }) => state === 'requested');
    for (const payment of new Set(due.map(({ of }) => of))) {
      // Somebody may have refunded the payment on the provider's page, which lowers the amount due.
      const known = await takeOver(key, payment, await refundsOf(payment), true);
      // If the dispute is lost, the bank takes the money, and a refund would give it back a second time.
      if (isDisputed(known.order.online, payment)) continue;
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

  /** Reads the refunds of all payments from the provider. Throws a Refusal if the provider cannot be asked. */
  async function reconcile(key: string): Promise<void> {
    const { online } = (await orderAt(orders, key)).order;
    for (const { id } of online?.payments ?? []) {
      const refunds = await refundsOf(id).catch(refuseUnsure);
      await takeOver(key, id, refunds, true);
    }
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
      const { amount, id, respondBy } = dispute;
      const stateIn = ({ order: { online } }: StoredOrder) =>
        online?.disputes.find((one) => one.id === id)?.state;
      const after = await change(stored.key, (life, at) =>
        takeDispute(life, { ...dispute, at }, deducted),
      );
      const state = stateIn(after);
      // A repeated or late event changes nothing.
      if (state !== stateIn(stored))
        log(
          `Dispute ${id} of order ${after.order.orderId}: ${amount} paise, ${state}, answer by ${respondBy}`,
          { severity: state === 'open' || state === 'lost' ? 'ALERT' : 'WARNING' },
        );
    }
  }

  return { ask, hear, reconcile, receive, refund };
}
