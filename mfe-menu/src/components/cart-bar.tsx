import { keyframes, styled } from '@burger/shared/styled';
import { formatMoney } from '@burger/shared/pricing';
import { cartLanding, color, motion, radius, shadow, size, space } from '@burger/shared/ui';
import { ChevronRight } from 'lucide-react';
import { messages } from '../messages';
import { useCart, useCartDesk } from './cart-desk-context';

// Solid all the way: what it slides over does not shine through.
const rise = keyframes`from { transform: translateY(150%); }`;

const Bar = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  flex: 1;
  min-width: 0;
  min-height: 3.5rem;
  padding: ${space(1)} ${space(1.5)} ${space(1)} ${space(2.5)};
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.flame};
  color: ${color.onFlame};
  font-weight: 650;
  font-size: clamp(${size.xs}, 4vw, ${size.md});
  text-align: start;
  box-shadow: ${shadow.raised};
  cursor: pointer;
  animation: ${rise} ${motion.calm};
  &:focus-visible {
    border-radius: ${radius.pill};
  }
`;

/** Whole rupees without paise, as on the cards. */
const shortMoney = (paise: number) => formatMoney(paise).replace(/\.00$/, '');

const View = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.25)};
  margin-left: auto;
`;

/** On phones: what is in the cart and the way to it. Not there while the cart is empty or unknown. */
export function CartBar() {
  const desk = useCartDesk();
  const cart = useCart();
  const count = cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  if (!cart || count === 0) return null;
  return (
    <Bar {...cartLanding} onClick={desk.openCart}>
      <span>
        {messages.cartBar.items(count)} · {shortMoney(cart.total)}
      </span>
      <View>
        {messages.cartBar.view}
        <ChevronRight aria-hidden size={20} />
      </View>
    </Bar>
  );
}
