import { bus, useLatest } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { DrawerPanel } from '../components/drawer-panel';
import { useCell } from '../components/use-cell';
import { cartActions, isVeg, notices } from '../compose';

// Drawn again for another cart only, which comes a moment after the press that changed it.
const Panel = memo(DrawerPanel);

/** The cart drawer: closed until it is asked for. */
export function CartDrawer() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
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
    <Panel
      open={open}
      onClose={close}
      cart={cart}
      location={location}
      notices={told}
      isVeg={isVeg}
      actions={cartActions}
    />
  );
}

({ CartDrawer }) satisfies Exposure<'mfe-cart-checkout', './CartDrawer'>;
