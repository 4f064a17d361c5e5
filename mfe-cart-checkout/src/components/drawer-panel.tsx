import type { Cart } from '@burger/shared/contracts';
import { Slot } from '@burger/shared/slots';
import { useStore } from '@burger/shared/store';
import { Dialog } from '@burger/shared/ui';
import { messages } from '../messages';
import { shopOf } from '../model/seen-shop';
import { useCartPorts } from './cart-context';
import { CartLines } from './cart-lines';
import { CartNotices } from './cart-notices';
import { DrawerBill } from './drawer-bill';
import { EmptyCart } from './empty-cart';
import { LineShapes } from './line-shapes';
import { MenuUnreachable } from './menu-unreachable';
import { useClock } from './use-clock';

export interface DrawerPanelProps {
  open: boolean;
  onClose: () => void;
  cart: Cart | undefined;
}

/** The cart, sliding in from the right, with its whole bill. */
export function DrawerPanel({ open, onClose, cart }: DrawerPanelProps) {
  const ports = useCartPorts();
  const seen = useStore(ports.shop);
  const at = useClock(ports.now);
  const shop = shopOf(seen);
  const filled = cart !== undefined && cart.lines.length > 0;

  const content = () => {
    if (filled) {
      return (
        <>
          <CartLines lines={cart.lines} shop={seen} at={at} />
          {/* A shell that knows no shop has no place for it. */}
          {seen.status === 'known' && seen.live && <Slot fragment="GoesWellWith" props={{}} />}
        </>
      );
    }
    if (cart) return <EmptyCart onLeave={onClose} />;
    if (seen.status === 'unreachable') return <MenuUnreachable />;
    return <LineShapes />;
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      shape="side"
      title={messages.cart.title}
      footer={filled && shop && <DrawerBill cart={cart} rules={shop.rules} onLeave={onClose} />}
    >
      <CartNotices at={at} />
      {content()}
    </Dialog>
  );
}
