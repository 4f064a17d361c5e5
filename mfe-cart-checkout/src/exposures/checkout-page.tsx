import type { Exposure } from '@burger/shared/contracts';
import { CartContext } from '../cart/use-services';
import { CheckoutContext } from '../checkout/checkout-context';
import { CheckoutView } from '../checkout/checkout-page';
import { checkoutServices } from '../compose-checkout';
import { cartServices } from '../wiring';

/** /checkout, joined to the bus and the gateways. */
export const CheckoutPage = () => (
  <CartContext value={cartServices}>
    <CheckoutContext value={checkoutServices}>
      <CheckoutView />
    </CheckoutContext>
  </CartContext>
);

({ CheckoutPage }) satisfies Exposure<'mfe-cart-checkout', './CheckoutPage'>;
