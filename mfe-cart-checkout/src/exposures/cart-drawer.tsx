import type { Cart, Exposure, Rules } from '@burger/shared/contracts';
import { Slot } from '@burger/shared/slots';
import { useStore } from '@burger/shared/store';
import { ButtonLink, Dialog, Stack } from '@burger/shared/ui';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { CartBill, CartContents, isFilled, useCartBill } from '../cart/contents';
import { EmptyCart } from '../cart/empty-cart';
import { CartNotices } from '../cart/notices';
import { shopOf } from '../cart/shop';
import { CartContext, useShopState } from '../cart/use-services';
import { messages } from '../messages';
import { cartServices } from '../wiring';

const { bus, cart } = cartServices;

function Foot({ cart, rules, onLeave }: { cart: Cart; rules: Rules; onLeave: () => void }) {
  return (
    <Stack>
      <CartBill cart={cart} rules={rules} {...useCartBill(cart, rules)} />
      <ButtonLink to="/checkout" $wide onClick={onLeave}>
        {messages.cart.checkout}
      </ButtonLink>
    </Stack>
  );
}

export function DrawerPanel({
  open,
  onClose,
  cart,
}: {
  open: boolean;
  onClose: () => void;
  cart: Cart | undefined;
}) {
  const state = useShopState();
  const shop = shopOf(state);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      shape="side"
      title={messages.cart.title}
      footer={isFilled(cart) && shop && <Foot cart={cart} rules={shop.rules} onLeave={onClose} />}
    >
      <CartNotices />
      <CartContents cart={cart} empty={<EmptyCart onLeave={onClose} />} />
      {/* A shell that knows no shop has no place for it. */}
      {isFilled(cart) && state.status === 'known' && state.live && (
        <Slot fragment="GoesWellWith" props={{}} />
      )}
    </Dialog>
  );
}

// Memoised: it re-renders only when the deferred cart changes.
const Panel = memo(DrawerPanel);

export function CartDrawer() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // Deferred, so that the pressed button renders first (INP).
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
