import type { Exposure } from '@burger/shared/contracts';
import { CartContext } from '../cart/cart-context';
import { CheckoutContext } from '../checkout/checkout-context';
import { cartPorts } from '../wiring';
import { checkoutPorts } from '../compose-checkout';
import { CheckoutView } from '../checkout/checkout-page';

/** /checkout, joined to the bus and the gateways. */
export const CheckoutPage = () => (
  <CartContext value={cartPorts}>
    <CheckoutContext value={checkoutPorts}>
      <CheckoutView />
    </CheckoutContext>
  </CartContext>
);

({ CheckoutPage }) satisfies Exposure<'mfe-cart-checkout', './CheckoutPage'>;
