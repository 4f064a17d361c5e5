import { bus, useLatest } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { DrawerPanel } from '../components/drawer-panel';
import { useCell } from '../components/use-cell';
import { cartActions, isVeg, notices } from '../compose';

/** The cart drawer: closed until it is asked for. */
export function CartDrawer() {
  const [open, setOpen] = useState(false);
  // The button that was pressed answers first.
  const cart = useDeferredValue(useLatest('cart/changed'));
  const location = useLatest('location/changed');
  const told = useCell(notices);

  useEffect(() => {
    const asked = bus
      .on('cart/open-requested')
      .subscribe(() => startTransition(() => setOpen(true)));
    return () => asked.unsubscribe();
  }, []);

  return (
    <DrawerPanel
      open={open}
      onClose={() => setOpen(false)}
      cart={cart}
      location={location}
      notices={told}
      isVeg={isVeg}
      actions={cartActions}
    />
  );
}

({ CartDrawer }) satisfies Exposure<'mfe-cart-checkout', './CartDrawer'>;
