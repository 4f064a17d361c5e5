import { bus, useLatest } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { useDeferredValue } from 'react';
import { CartBadgeButton } from '../components/cart-badge-button';

/** The cart in the header. */
export function CartButton() {
  // The button that was pressed answers first.
  const cart = useDeferredValue(useLatest('cart/changed'));
  return <CartBadgeButton cart={cart} onOpen={() => bus.emit('cart/open-requested', {})} />;
}

({ CartButton }) satisfies Exposure<'mfe-cart-checkout', './CartButton'>;
