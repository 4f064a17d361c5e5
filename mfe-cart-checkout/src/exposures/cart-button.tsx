import type { Exposure } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/store';
import { useDeferredValue } from 'react';
import { CartBadgeButton } from '../cart/cart-button';
import { cartServices } from '../wiring';

const { bus, cart } = cartServices;

export function CartButton() {
  // The button that was pressed answers first.
  const shown = useDeferredValue(useStore(cart));
  return <CartBadgeButton cart={shown} onOpen={() => bus.emit('cart/open-requested', {})} />;
}

({ CartButton }) satisfies Exposure<'mfe-cart-checkout', './CartButton'>;
