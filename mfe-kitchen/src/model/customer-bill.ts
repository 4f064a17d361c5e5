import type { GstRules } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';

type Amount = number | null;

interface BillLine {
  name: string;
  quantity: number;
  choices: readonly string[];
  /** The same as the customer read it, where that was not English. */
  called: KitchenOrder['lines'][number]['called'];
  amount: Amount;
}

export interface CustomerBill {
  kind: 'tax-invoice' | 'bill-of-supply';
  lines: readonly BillLine[];
  /** What stands between the dishes and the total, in paise; only what there is. */
  sums: readonly { what: 'subtotal' | 'discount' | 'delivery' | 'cgst' | 'sgst'; amount: number }[];
  total: number;
  gstin: string | null;
  paid: KitchenOrder['payment'];
}

const shown = ['subtotal', 'discount', 'delivery', 'cgst', 'sgst'] as const;

/** The customer's paper. The number that the law wants on it is known once the rules are. */
export function customerBill(order: KitchenOrder, gst: GstRules | null): CustomerBill {
  const { bill } = order;
  const taxed = (bill?.cgst ?? 0) + (bill?.sgst ?? 0) > 0 || gst?.scheme === 'regular';
  return {
    kind: taxed ? 'tax-invoice' : 'bill-of-supply',
    lines: order.lines.map(({ name, quantity, choices, called, price }) => ({
      name,
      quantity,
      choices,
      called,
      amount: typeof price === 'number' ? price * quantity : null,
    })),
    sums: shown.flatMap((what) => {
      const amount = bill?.[what] ?? null;
      const needed =
        amount !== null && (amount > 0 || (what === 'delivery' && order.kind === 'delivery'));
      return needed ? [{ what, amount: what === 'discount' ? -amount : amount }] : [];
    }),
    total: order.total,
    gstin: gst && gst.scheme !== 'unregistered' ? gst.gstin : null,
    paid: order.payment,
  };
}
