import type { Cart, Rules } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import {
  ButtonLink,
  color,
  font,
  Picture,
  Price,
  radius,
  shadow,
  size,
  space,
} from '@burger/shared/ui';
import { useId, type ReactNode } from 'react';
import { messages } from '../messages';
import { isFilled } from '../model/is-filled';
import { shopOf, type SeenShop } from '../model/seen-shop';
import { CartBill } from './cart-bill';
import { CartContents } from './cart-contents';
import { useCartPorts } from './cart-context';
import { CartLines } from './cart-lines';
import { CartNotices } from './cart-notices';
import { useCartBill } from './use-cart-bill';
import { useClock } from './use-clock';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.card};
  overflow: hidden;
`;

const Title = styled.p`
  font-family: ${font.display};
  font-weight: 700;
  padding: ${space(1.5)} ${space(2)};
  font-size: ${size.lg};
`;

/** What scrolls where there is more than fits; the bill stays in sight. */
const Scroller = styled.div`
  flex: 1 1 auto;
  min-height: 5rem;
  padding: ${space(0.5)} ${space(2)} ${space(2)};
  overflow-y: auto;
`;

const Billed = styled.div`
  margin-top: ${space(2)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  font-size: ${size.sm};
  dl {
    gap: ${space(0.5)};
  }
`;

const Foot = styled.div`
  padding: ${space(1.5)} ${space(2)};
  border-top: 1px solid ${color.line};
`;

const Onward = styled(ButtonLink)`
  justify-content: space-between;
  padding-inline: ${space(2)};
  font-size: ${size.sm};
`;

const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(0.5)};
  padding-block: ${space(1)} ${space(2)};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  text-align: center;
  picture {
    width: 6rem;
    margin-bottom: ${space(1)};
    padding: ${space(1.5)};
    border-radius: 50%;
    background: ${color.amberWash};
  }
  img {
    display: block;
    height: auto;
  }
  strong {
    color: ${color.ink};
    font-size: ${size.md};
  }
`;

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
  const ports = useCartPorts();
  const seen = useStore(ports.shop);
  const at = useClock(ports.now);
  const rules = shopOf(seen)?.rules;
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
    <Frame aria-labelledby={titleId}>
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
