import type { Cart, Rules } from '@burger/shared/contracts';
import { useRef } from 'react';
import { messages } from '../messages';
import { BillSummary } from './bill';
import { useCartPorts } from './cart-context';
import { PromoHint } from './promo-hint';
import type { OwnBill } from './use-cart-bill';

/** The bill of the cart, with the code that would save most. */
export function CartBill({
  cart,
  rules,
  bill,
  delivery,
}: OwnBill & {
  cart: Cart;
  rules: Rules;
}) {
  const { bus } = useCartPorts();
  const billed = useRef<HTMLDivElement>(null);
  const usePromo = (code: string) => {
    bus.emit('cart/promo-requested', { code });
    // The button goes, and what it did stands there.
    billed.current?.focus();
  };
  return (
    <div ref={billed} role="group" aria-label={messages.bill.title} tabIndex={-1}>
      <PromoHint cart={cart} promos={rules.promos} onUse={usePromo} />
      <BillSummary
        bill={bill}
        gst={rules.gst}
        promo={cart.promo}
        delivery={delivery}
        unknownDelivery={messages.bill.atCheckout}
      />
    </div>
  );
}
