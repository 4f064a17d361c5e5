import type { MonthAdvance } from '@burger/shared/kitchen';
import {
  type BookedOrder,
  handedOverAt,
  lifeOf,
  payingPayment,
  standingBill,
  taxedOn,
} from '@burger/shared/order';
import type { Paise } from '@burger/shared/pricing';
import { aheadBackAt, monthOf } from '../orders/store/accounting-days';
import { serviceRate } from '../orders/invoices/register-row';

interface Receipt {
  at: string;
  /** Amount in paise; negative for a refund. */
  amount: Paise;
}

/** Returns the order as it was at the end of the last month that `isPast`. */
function asOf(order: BookedOrder, isPast: (month: string) => boolean): BookedOrder {
  const isBefore = ({ at }: { at: string }) => isPast(monthOf(at));
  const { lines, bill } = order.changes.find((change) => !isBefore(change)) ?? order;
  const changes = order.changes.filter(isBefore);
  return { ...order, lines, bill, changes, papers: order.papers.filter(isBefore) };
}

/** Returns the payments before an order's delivery, except for an accidental second payment. */
function receiptsOf(order: BookedOrder): Receipt[] {
  const { online } = order;
  const paid = online && payingPayment(online);
  const atProvider = paid
    ? [
        paid,
        ...online.refunds
          .filter(({ of }) => of === paid.id)
          .map(({ at, amount }) => ({ at, amount: -amount })),
      ]
    : [];
  const life = lifeOf(order);
  if (!life?.paidAhead) return atProvider;
  const { placedTotal: amount, createdAt } = life;
  const backAt = aheadBackAt(life);
  return [
    ...atProvider,
    { at: new Date(createdAt).toISOString(), amount },
    ...(backAt ? [{ at: backAt, amount: -amount }] : []),
  ];
}

/** Returns the taxed service in an unbilled order's advance. `isPast` tells which months have ended. */
function heldService(order: BookedOrder, isPast: (month: string) => boolean) {
  const [first, ...later] = receiptsOf(order);
  if (!first) return { taxable: 0, cgst: 0, sgst: 0 };
  // Changes after the month of the payment must not alter a filed advance.
  const filed = { ...asOf(order, (month) => month <= monthOf(first.at)), papers: [], changes: [] };
  const { total, cgst, sgst } = filed.bill;
  const receipts = [first, ...later].filter(({ at }) => isPast(monthOf(at)));
  const held = receipts.reduce((sum, { amount }) => sum + amount, 0);
  const life = lifeOf(order);
  const suppliedAt = life && handedOverAt(life);
  // A bill that a change or cancellation voided before the hand-over bills nothing.
  const isBilled =
    (suppliedAt && isPast(monthOf(suppliedAt))) || standingBill(asOf(order, isPast)) !== null;
  const part = isBilled || !total ? 0 : Math.min(1, Math.max(0, held) / total);
  const share = (amount: Paise | null | undefined) => Math.round((amount ?? 0) * part);
  return {
    taxable: share(taxedOn(filed, null)?.service),
    cgst: share(cgst),
    sgst: share(sgst),
  };
}

/**
 * Returns the advance that a month reports for an order. A service is taxed when it is paid, if the invoice
 * comes in a later month (CGST Act, section 13(2)). The invoice or a refund then adjusts the advance.
 */
export function advancesIn(month: string, order: BookedOrder): MonthAdvance[] {
  const { orderId, seller } = order;
  if (!seller || serviceRate(seller) === 0) return [];
  const before = heldService(order, (past) => past < month);
  const after = heldService(order, (past) => past <= month);
  const taxable = after.taxable - before.taxable;
  if (taxable === 0) return [];
  const { gstin, sac, placeOfSupply } = seller;
  return [
    {
      ...{ orderId, gstin, sac, placeOfSupply, rate: serviceRate(seller) },
      table: taxable > 0 ? '11A' : '11B',
      taxable: Math.abs(taxable),
      cgst: Math.abs(after.cgst - before.cgst),
      sgst: Math.abs(after.sgst - before.sgst),
    },
  ];
}
