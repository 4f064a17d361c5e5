import type { Exposure } from '@burger/shared/contracts';
import { CartContext } from '../components/cart-context';
import { CheckoutContext } from '../components/checkout/checkout-context';
import { cartPorts } from '../compose';
import { checkoutPorts } from '../compose-checkout';
import { CheckoutView } from '../pages/checkout-page';

/** /checkout, joined to the bus and the gateways. */
export const CheckoutPage = () => (
  <CartContext value={cartPorts}>
    <CheckoutContext value={checkoutPorts}>
      <CheckoutView />
    </CheckoutContext>
  </CartContext>
);

({ CheckoutPage }) satisfies Exposure<'mfe-cart-checkout', './CheckoutPage'>;
