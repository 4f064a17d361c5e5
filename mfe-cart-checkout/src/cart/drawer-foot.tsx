import type { Cart, Rules } from '@burger/shared/contracts';
import { ButtonLink, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { CartBill } from './cart-bill';
import { useCartBill } from './use-cart-bill';

/** What the cart comes to, and the way to the checkout. */
export function DrawerFoot({
  cart,
  rules,
  onLeave,
}: {
  cart: Cart;
  rules: Rules;
  onLeave: () => void;
}) {
  return (
    <Stack>
      <CartBill cart={cart} rules={rules} {...useCartBill(cart, rules)} />
      <ButtonLink to="/checkout" $wide onClick={onLeave}>
        {messages.cart.checkout}
      </ButtonLink>
    </Stack>
  );
}
