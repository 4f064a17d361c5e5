import { useLatest } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { useCell } from '../components/use-cell';
import { isVeg, notices } from '../compose';
import { checkoutActions, placed } from '../compose-checkout';
import { CheckoutView } from '../pages/checkout-page';

/** /checkout, joined to the bus and the gateways. */
export function CheckoutPage() {
  return (
    <CheckoutView
      cart={useLatest('cart/changed')}
      session={useLatest('session/changed')}
      location={useLatest('location/changed')}
      notices={useCell(notices)}
      placed={useCell(placed)}
      isVeg={isVeg}
      actions={checkoutActions}
    />
  );
}

({ CheckoutPage }) satisfies Exposure<'mfe-cart-checkout', './CheckoutPage'>;
