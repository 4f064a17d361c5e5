import { useLatest } from '@burger/shared/bus';
import type { Cart, Rules } from '@burger/shared/contracts';
import { makeBill } from '@burger/shared/pricing';
import { ButtonLink, Stack } from '@burger/shared/ui';
import { useRef } from 'react';
import { messages } from '../messages';
import { promoOf } from '../model/cart-promo';
import { billedKm, deliveryTo } from '../model/delivery';
import { BillSummary } from './bill-summary';
import { useCartPorts } from './cart-context';
import { PromoHint } from './promo-hint';
import { useDistance } from './use-distance';

/** What the cart comes to, and the way to the checkout. The way is measured only once the customer looks at it. */
export function DrawerBill({
  cart,
  rules,
  onLeave,
}: {
  cart: Cart;
  rules: Rules;
  onLeave: () => void;
}) {
  const { bus, measureDistance } = useCartPorts();
  const location = useLatest('location/changed', bus);
  const km = useDistance(location?.coordinates ?? null, measureDistance);
  const billed = useRef<HTMLDivElement>(null);
  const delivery = deliveryTo(location, km, rules.delivery);
  const bill = makeBill(cart.lines, promoOf(cart, rules.promos), billedKm(delivery), rules);
  const usePromo = (code: string) => {
    bus.emit('cart/promo-requested', { code });
    // The button goes, and what it did stands there.
    billed.current?.focus();
  };
  return (
    <Stack>
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
      <ButtonLink to="/checkout" $wide onClick={onLeave}>
        {messages.cart.checkout}
      </ButtonLink>
    </Stack>
  );
}
