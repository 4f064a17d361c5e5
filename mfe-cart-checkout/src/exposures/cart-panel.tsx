import type { Cart, Exposure, Rules } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { ButtonLink, Picture, Price, useRestoredFocus } from '@burger/shared/ui';
import { color, font, radius, shadow, size, space } from '@burger/shared/theme';
import { memo, useDeferredValue, useId, useRef } from 'react';
import { CartBill, CartContents, isFilled, useCartBill } from '../cart/contents';
import { besideMenuContainer } from '../cart/line';
import { CartLines } from '../cart/lines';
import { CartNotices } from '../cart/notices';
import { shopOf } from '../cart/shop';
import { CartContext, useCartServices, useShopState } from '../cart/use-services';
import { messages } from '../messages/en';
import { cartServices } from '../wiring';

const PanelBox = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.card};
  overflow: hidden;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Title = styled.p`
  font-family: ${font.display};
  font-weight: 700;
  padding: ${space(1.5)} ${space(2)};
  font-size: ${size.lg};
`;

const Scroller = styled.div`
  ${besideMenuContainer}
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

function Filled({ cart, rules }: { cart: Cart; rules: Rules }) {
  const own = useCartBill(cart, rules);
  return (
    <>
      <Scroller>
        <CartNotices />
        <CartLines lines={cart.lines} />
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

export function SidePanel({ cart }: { cart: Cart | undefined }) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const rules = shopOf(useShopState())?.rules;
  const notices = useStore(useCartServices().notices);
  // The focus stays in the panel when the last line or a notice unmounts.
  useRestoredFocus(panel, notices.length + (cart?.lines.length ?? 0));
  const nothing = (
    <Nothing>
      <Picture slug="hero-cutout" alt="" sizes="72px" />
      <strong>{messages.cart.empty}</strong>
      {messages.cart.emptyHint}
    </Nothing>
  );
  return (
    // Not a heading: on the menu page the headings are the categories.
    <PanelBox ref={panel} tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>{messages.cart.title}</Title>
      {isFilled(cart) && rules ? (
        <Filled cart={cart} rules={rules} />
      ) : (
        <Scroller>
          <CartNotices />
          <CartContents cart={cart} empty={nothing} />
        </Scroller>
      )}
    </PanelBox>
  );
}

const Panel = memo(SidePanel);

export const CartPanel = () => (
  <CartContext value={cartServices}>
    <Panel cart={useDeferredValue(useStore(cartServices.cart))} />
  </CartContext>
);

({ CartPanel }) satisfies Exposure<'mfe-cart-checkout', './CartPanel'>;
