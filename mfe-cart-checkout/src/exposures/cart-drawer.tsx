import type { Exposure } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/store';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { DrawerPanel } from '../cart/drawer';
import { CartContext } from '../cart/use-services';
import { cartServices } from '../wiring';

const { bus, cart } = cartServices;

// Drawn again for another cart only, which comes a moment after the press that changed it.
const Panel = memo(DrawerPanel);

export function CartDrawer() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // The button that was pressed answers first.
  const shown = useDeferredValue(useStore(cart));

  useEffect(() => {
    const asked = bus
      .on('cart/open-requested')
      .subscribe(() => startTransition(() => setOpen(true)));
    return () => asked.unsubscribe();
  }, []);

  return (
    <CartContext value={cartServices}>
      <Panel open={open} onClose={close} cart={shown} />
    </CartContext>
  );
}

({ CartDrawer }) satisfies Exposure<'mfe-cart-checkout', './CartDrawer'>;
