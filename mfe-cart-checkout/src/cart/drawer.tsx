import type { Cart } from '@burger/shared/contracts';
import { Slot } from '@burger/shared/slots';
import { useStore } from '@burger/shared/store';
import { Dialog } from '@burger/shared/ui';
import { messages } from '../messages';
import { isFilled } from './is-filled';
import { shopOf } from './seen-shop';
import { CartContents } from './cart-contents';
import { useCartPorts } from './cart-context';
import { CartNotices } from './notices';
import { DrawerFoot } from './drawer-foot';
import { EmptyCart } from './empty-cart';
import { useServerTime } from './use-server-time';

export interface DrawerPanelProps {
  open: boolean;
  onClose: () => void;
  cart: Cart | undefined;
}

/** The cart, sliding in from the right, with its whole bill. */
export function DrawerPanel({ open, onClose, cart }: DrawerPanelProps) {
  const ports = useCartPorts();
  const seen = useStore(ports.shop);
  const at = useServerTime();
  const shop = shopOf(seen);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      shape="side"
      title={messages.cart.title}
      footer={
        isFilled(cart) && shop && <DrawerFoot cart={cart} rules={shop.rules} onLeave={onClose} />
      }
    >
      <CartNotices at={at} />
      <CartContents cart={cart} shop={seen} at={at} empty={<EmptyCart onLeave={onClose} />} />
      {/* A shell that knows no shop has no place for it. */}
      {isFilled(cart) && seen.status === 'known' && seen.live && (
        <Slot fragment="GoesWellWith" props={{}} />
      )}
    </Dialog>
  );
}
