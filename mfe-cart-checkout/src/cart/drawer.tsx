import type { Cart, Rules } from '@burger/shared/contracts';
import { Slot } from '@burger/shared/slots';
import { ButtonLink, Dialog, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { CartBill, CartContents, isFilled, useCartBill } from './contents';
import { EmptyCart } from './empty-cart';
import { CartNotices } from './notices';
import { shopOf } from './shop';
import { useShopState } from './use-services';

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
