import type { BillChange, Cart, Shop, WantedLine } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/lines';
import type { Bill, Paise } from '@burger/shared/pricing';
import { orderable } from '../cart/cart';

export interface SeenBill {
  cart: Cart;
  bill: Bill;
}

/** What the customer has seen once the change was shown. */
export function seenAfter({ cart }: SeenBill, { bill, promo, lines }: BillChange): SeenBill {
  const changes = new Map(lines.map((line) => [line.lineId, line]));
  const seen = cart.lines.map((line) => {
    const change = changes.get(line.lineId);
    if (!change) return line;
    return { ...line, price: change.problem ? 0 : (change.now ?? 0), problem: change.problem };
  });
  return { cart: { lines: seen, total: bill.subtotal, promo }, bill };
}

export interface Agreement {
  /** The published document that the bill was made by. */
  version: string;
  lines: readonly WantedLine[];
  promo: string | null;
  total: Paise;
}

/** A new bill that is asked about: what was seen, what the server says, and what a press would agree to. */
export interface AskedBill {
  seen: SeenBill;
  change: BillChange;
  next: Agreement;
}

/** What the page shows now: the lines that can be ordered, for what the bill comes to. */
export const agreementOn = (
  cart: Cart,
  bill: Bill,
  { version }: Pick<Shop, 'version'>,
): Agreement => ({
  version,
  lines: orderable(cart),
  promo: cart.promo,
  total: bill.total,
});

/** What was asked for, on the terms that the server has answered with. */
export function agreementAfter(
  before: Agreement,
  { version, promo, bill, lines }: BillChange,
): Agreement {
  const gone = new Set(lines.filter(({ problem }) => problem).map(({ lineId }) => lineId));
  return {
    version,
    lines: before.lines.filter((line) => !gone.has(lineIdOf(line))),
    promo,
    total: bill.total,
  };
}
