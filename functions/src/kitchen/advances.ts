import type { MonthAdvance } from '@burger/shared/kitchen';
import { type BookedOrder, lifeOf, payingPayment, taxedOn } from '@burger/shared/order';
import type { Paise } from '@burger/shared/pricing';
import { aheadBackAt, monthOf } from '../orders/store/accounting-days';
import { serviceRate } from '../orders/invoices/register-row';

interface Receipt {
  at: string;
  /** Amount in paise; negative for a refund. */
  amount: Paise;
}

const firstBill = ({ papers }: BookedOrder) => papers.find(({ kind }) => kind === 'bill');

/** Returns the order with the lines it was paid for. Later changes must not alter a filed advance. */
function asPlaced(order: BookedOrder): BookedOrder {
  const { lines, bill } = order.changes[0] ?? order;
  return { ...order, lines, bill, papers: [], changes: [] };
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
  const placed = asPlaced(order);
  const { total, cgst, sgst } = placed.bill;
  const bill = firstBill(order);
  const receipts = receiptsOf(order).filter(({ at }) => isPast(monthOf(at)));
  const held = receipts.reduce((sum, { amount }) => sum + amount, 0);
  const isBilled = bill !== undefined && isPast(monthOf(bill.at));
  const part = isBilled || !total ? 0 : Math.max(0, held) / total;
  const share = (amount: Paise | null | undefined) => Math.round((amount ?? 0) * part);
  return {
    taxable: share(taxedOn(placed, null)?.service),
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

/** Returns whether the order was first billed in this month. The advance is then not reported separately. */
export const isBilledIn = (month: string, order: BookedOrder): boolean => {
  const bill = firstBill(order);
  return bill !== undefined && monthOf(bill.at) === month;
};

export const isFirstBill = (serial: string, order: BookedOrder): boolean =>
  firstBill(order)?.serial === serial;
