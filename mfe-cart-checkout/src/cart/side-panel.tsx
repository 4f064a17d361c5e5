import type { Cart, Rules } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/store';
import { Picture, Price, useKeptFocus } from '@burger/shared/ui';
import { useId, useRef, type ReactNode } from 'react';
import { messages } from '../messages';
import { isFilled } from './is-filled';
import { shopOf, type SeenShop } from './seen-shop';
import { CartBill } from './cart-bill';
import { CartContents } from './cart-contents';
import { useCartPorts } from './cart-context';
import { CartLines } from './lines';
import { CartNotices } from './notices';
import { Billed, Foot, Frame, Nothing, Onward, Scroller, Title } from './side-panel-frame';
import { useCartBill } from './use-cart-bill';
import { useServerTime } from './use-server-time';

/** What is in the cart, what it comes to, and the way to the checkout. */
function Filled({
  cart,
  shop,
  at,
  notices,
  rules,
}: {
  cart: Cart;
  shop: SeenShop;
  at: Date;
  notices: ReactNode;
  rules: Rules;
}) {
  const own = useCartBill(cart, rules);
  return (
    <>
      <Scroller>
        {notices}
        <CartLines lines={cart.lines} shop={shop} at={at} />
        <Billed>
          <CartBill cart={cart} rules={rules} {...own} />
        </Billed>
      </Scroller>
      <Foot>
        <Onward to="/checkout" $wide>
          {messages.cart.checkout}
          <Price paise={own.bill.total} />
        </Onward>
      </Foot>
    </>
  );
}

/** The cart beside the menu, with its bill and the way to the checkout. */
export function SidePanel({ cart }: { cart: Cart | undefined }) {
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const ports = useCartPorts();
  const seen = useStore(ports.shop);
  const at = useServerTime();
  const rules = shopOf(seen)?.rules;
  const told = useStore(ports.notices);
  // Where the last line goes, or what was told, the reader stays with the cart.
  useKeptFocus(frame, told.length + (cart?.lines.length ?? 0));
  const notices = <CartNotices at={at} />;
  const nothing = (
    <Nothing>
      <Picture slug="hero-cutout" alt="" sizes="72px" />
      <strong>{messages.cart.empty}</strong>
      {messages.cart.emptyHint}
    </Nothing>
  );
  return (
    // No heading: the menu's are its categories.
    <Frame ref={frame} tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>{messages.cart.title}</Title>
      {isFilled(cart) && rules ? (
        <Filled cart={cart} shop={seen} at={at} rules={rules} notices={notices} />
      ) : (
        <Scroller>
          {notices}
          <CartContents cart={cart} shop={seen} at={at} empty={nothing} />
        </Scroller>
      )}
    </Frame>
  );
}
