import type { Exposure } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/store';
import { memo, useDeferredValue } from 'react';
import { SidePanel } from '../cart/side-panel';
import { CartContext } from '../cart/use-services';
import { cartServices } from '../wiring';

// Drawn again for another cart only, which comes a moment after the press that changed it.
const Panel = memo(SidePanel);

export const CartPanel = () => (
  <CartContext value={cartServices}>
    <Panel cart={useDeferredValue(useStore(cartServices.cart))} />
  </CartContext>
);

({ CartPanel }) satisfies Exposure<'mfe-cart-checkout', './CartPanel'>;
