import type { Cart, Exposure, Rules } from '@burger/shared/contracts';
import { Slot } from '@burger/shared/slots';
import { useStore } from '@burger/shared/platform/use-store';
import { ButtonLink, Dialog, Stack } from '@burger/shared/ui';
import { from } from '@burger/shared/theme';
import {
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { CartBill, CartContents, isFilled, useCartBill } from '../cart/contents';
import { EmptyCart } from '../cart/empty-cart';
import { CartNotices } from '../cart/notices';
import { shopOf } from '../cart/shop';
import { CartContext, useShopState } from '../cart/use-services';
import { messages } from '../messages/en';
import { cartServices } from '../wiring';

const { bus, cart } = cartServices;

const tall = from.tall.replace('@media ', '');

const onTall = (changed: () => void) => {
  const query = matchMedia(tall);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/**
 * Suggested dishes, which load later. In a low window, which scrolls as a whole, they are below the footer:
 * the checkout link must not move.
 */
function Suggestions({ inFoot = false }: { inFoot?: boolean }) {
  const isTall = useSyncExternalStore(onTall, () => matchMedia(tall).matches);
  return isTall !== inFoot && <Slot fragment="GoesWellWith" props={{}} />;
}

interface FootProps {
  cart: Cart;
  rules: Rules;
  suggests: boolean;
  onLeave: () => void;
}

function Foot({ cart, rules, suggests, onLeave }: FootProps) {
  return (
    <Stack>
      <CartBill cart={cart} rules={rules} {...useCartBill(cart, rules)} />
      <ButtonLink to="/checkout" $wide onClick={onLeave}>
        {messages.cart.checkout}
      </ButtonLink>
      {suggests && <Suggestions inFoot />}
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
  // An older shell, without shop events, has no fragment for suggestions.
  const suggests = state.status === 'known' && state.live;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      shape="side"
      title={messages.cart.title}
      footer={
        isFilled(cart) &&
        shop && <Foot cart={cart} rules={shop.rules} suggests={suggests} onLeave={onClose} />
      }
    >
      <CartNotices />
      <CartContents cart={cart} empty={<EmptyCart onLeave={onClose} />} />
      {isFilled(cart) && suggests && <Suggestions />}
      {isFilled(cart) && <Slot fragment="CartExtras" props={{}} />}
    </Dialog>
  );
}

const Panel = memo(DrawerPanel);

export function CartDrawer() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // Deferred, so that the pressed button renders first: a shorter interaction latency (INP).
  const visible = useDeferredValue(useStore(cart));

  useEffect(() => {
    const requested = bus
      .on('cart/open-requested')
      .subscribe(() => startTransition(() => setOpen(true)));
    return () => requested.unsubscribe();
  }, []);

  return (
    <CartContext value={cartServices}>
      <Panel open={open} onClose={close} cart={visible} />
    </CartContext>
  );
}

({ CartDrawer }) satisfies Exposure<'mfe-cart-checkout', './CartDrawer'>;
