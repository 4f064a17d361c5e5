import type { Cart, Promo } from '@burger/shared/contracts';
import {
  earlyTotal,
  endEarlyTotal,
  filledTotal,
  totalContent,
} from '@burger/shared/order/early-total';
import { promoHint, shortMoney } from '@burger/shared/pricing';
import { SavingsLine } from '@burger/shared/ui/savings-line';
import { Slot } from '@burger/shared/slots';
import { keyframes, styled } from '@burger/shared/styled';
import { cartLanding } from '@burger/shared/ui/cart-landing';
import {
  color,
  from,
  headerHeight,
  motion,
  radius,
  shadow,
  size,
  space,
} from '@burger/shared/theme';
import { Skeleton, whenIdle } from '@burger/shared/ui';
import { ChevronRight } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../messages/en';
import { useCart, useCartStore, useShop } from '../use-stores';
import { toolbarHeight } from './sticky-bar';

// Without opacity: dishes must not be visible through the moving bar.
const rise = keyframes`from { transform: translateY(150%); }`;

const Bar = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${space(1)};
  flex: 1;
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
  > :empty::before {
    content: ${totalContent};
  }
  &[data-early-total]:not(${filledTotal}) {
    display: none;
  }
`;

const View = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.25)};
  white-space: nowrap;
`;

const Hint = styled.small`
  grid-column: 1 / -1;
  font-size: ${size.xs};
  font-weight: 500;
  line-height: 1.3;
`;

function hintText(cart: Cart, promos: readonly Promo[]): string | null {
  const hint = promoHint(cart.total, cart.promo, promos);
  if (!hint) return null;
  const { code, missing, saves } = hint;
  return missing > 0
    ? messages.cartBar.addMore(shortMoney(missing), shortMoney(saves), code)
    : messages.cartBar.save(shortMoney(saves), code);
}

const { items, view } = messages.cartBar;

/** The bar with the cart's total. The page's first script shows it before the cart is known, hence its markup. */
export function CartBar() {
  const bar = useRef<HTMLButtonElement>(null);
  const cartStore = useCartStore();
  const cart = useCart();
  const { promos } = useShop().rules;
  // Unavailable lines stay in the cart, but cost nothing and are not counted.
  const count = cart?.lines.reduce((sum, line) => sum + (line.problem ? 0 : line.quantity), 0);
  useLayoutEffect(() => {
    if (count !== undefined) endEarlyTotal(bar.current);
  }, [count]);
  if (count === 0) return null;
  const hint = cart && hintText(cart, promos);
  return (
    <Bar
      ref={bar}
      {...(cart ? cartLanding : earlyTotal(items(1), items(2)))}
      onClick={cartStore.openCart}
    >
      <span>{cart && `${items(count ?? 0)} · ${shortMoney(cart.total)}`}</span>
      <View>
        {view}
        <ChevronRight aria-hidden size={20} />
      </View>
      {hint && <Hint> {hint}</Hint>}
    </Bar>
  );
}

// On wide screens the cart panel itself shows the best promo code once the cart has dishes.
const Above = styled.div<{ $isAnnounced: boolean }>`
  padding-block: ${space(1)};
  ${from.wide} {
    display: ${({ $isAnnounced }) => $isAnnounced && 'none'};
    grid-area: 1 / 3;
  }
`;

export function EarlySavings() {
  const { promos } = useShop().rules;
  const cart = useCart();
  return (
    <Above $isAnnounced={cart !== undefined && cart.lines.length > 0}>
      <SavingsLine promos={promos} />
    </Above>
  );
}

const Beside = styled.div`
  display: none;
  ${from.wide} {
    grid-area: 2 / 3;
    position: sticky;
    top: calc(${headerHeight} + ${toolbarHeight} + ${space(1)});
    display: flex;
    flex-direction: column;
    max-height: calc(100dvh - ${headerHeight} - ${toolbarHeight} - ${space(3)});
  }
`;

const wideWindow = from.wide.replace('@media ', '');

function useAvailableSize(): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const cancel = whenIdle(() => {
      const wide = matchMedia(wideWindow);
      const look = () => setIsWide(wide.matches);
      wide.addEventListener('change', look, { signal });
      look();
    });
    return () => {
      cancel();
      ended.abort();
    };
  }, []);
  return isWide;
}

/** The cart next to the dishes. Narrow windows do not load it. */
export function CartBeside() {
  const isWide = useAvailableSize();
  const shape = <Skeleton $height="13rem" aria-hidden />;
  return (
    <Beside>{isWide ? <Slot fragment="CartPanel" props={{}} fallback={shape} /> : shape}</Beside>
  );
}
