import { useLatest } from '@burger/shared/bus';
import type { Cart, Rules } from '@burger/shared/contracts';
import { makeBill, promoHint } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { space } from '@burger/shared/theme';
import { VisuallyHidden } from '@burger/shared/ui';
import { useRef, type ReactNode } from 'react';
import { messages } from '../messages/en';
import { BestPromo, BillSummary } from './bill';
import { promoOf } from './cart';
import { billedKm, deliveryTo } from './delivery';
import { CartLines, LinesSkeleton } from './lines';
import { MenuUnreachable } from './notices';
import { useCartServices, useDistance, useShopState } from './use-services';

export const isFilled = (cart: Cart | undefined): cart is Cart =>
  cart !== undefined && cart.lines.length > 0;

/** Computes the bill of the cart. Measures the delivery distance, so only visible views call it. */
export function useCartBill(cart: Cart, rules: Rules) {
  const { bus } = useCartServices();
  const location = useLatest('location/changed', bus);
  const km = useDistance(location?.coordinates ?? null);
  const delivery = deliveryTo(location, km, rules.delivery);
  return {
    delivery,
    bill: makeBill(cart.lines, promoOf(cart, rules.promos), billedKm(delivery), rules),
  };
}

type OwnBill = ReturnType<typeof useCartBill>;

// Takes no space while empty. The element stays in the DOM, because screen readers only announce existing
// live regions.
const Hint = styled.div`
  > p,
  > button {
    width: 100%;
    margin-bottom: ${space(2)};
  }
`;

export function CartBill({ cart, rules, bill, delivery }: OwnBill & { cart: Cart; rules: Rules }) {
  const { bus } = useCartServices();
  const billed = useRef<HTMLDivElement>(null);
  const hint = promoHint(cart.total, cart.promo, rules.promos);
  const applyCode = (code: string) => {
    bus.emit('cart/promo-requested', { code });
    // The pressed button unmounts, so the focus moves to the bill, which shows the effect.
    billed.current?.focus();
  };
  return (
    <div ref={billed} role="group" aria-label={messages.bill.title} tabIndex={-1}>
      <Hint role="status">
        {cart.promo !== null && (
          <VisuallyHidden>{messages.promo.applied(cart.promo)}</VisuallyHidden>
        )}
        {hint && <BestPromo {...hint} onUse={() => applyCode(hint.code)} />}
      </Hint>
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

export function CartContents({ cart, empty }: { cart: Cart | undefined; empty: ReactNode }) {
  const shop = useShopState();
  if (!cart) return shop.status === 'unreachable' ? <MenuUnreachable /> : <LinesSkeleton />;
  return isFilled(cart) ? <CartLines lines={cart.lines} /> : empty;
}
