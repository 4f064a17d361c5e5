import type { Exposure } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/store';
import { memo, useDeferredValue } from 'react';
import { CartContext } from '../cart/cart-context';
import { SidePanel } from '../cart/side-panel';
import { cartPorts } from '../wiring';

// Drawn again for another cart only, which comes a moment after the press that changed it.
const Panel = memo(SidePanel);

/** The cart, standing beside what is chosen from. */
export const CartPanel = () => (
  <CartContext value={cartPorts}>
    <Panel cart={useDeferredValue(useStore(cartPorts.cart))} />
  </CartContext>
);

({ CartPanel }) satisfies Exposure<'mfe-cart-checkout', './CartPanel'>;
