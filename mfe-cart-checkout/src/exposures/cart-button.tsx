import type { Cart, Exposure } from '@burger/shared/contracts';
import { useStore } from '@burger/shared/platform/use-store';
import { takesOverAdds } from '@burger/shared/order/early-cart';
import { css, keyframes, styled } from '@burger/shared/styled';
import { cartLanding, showRequested } from '@burger/shared/ui/cart-landing';
import { color, motion } from '@burger/shared/theme';
import { EarlyDialog, IconButton, VisuallyHidden } from '@burger/shared/ui';
import { ShoppingBag } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { countOf } from '../cart/cart';
import { messages } from '../messages/en';
import { cartServices } from '../wiring';

const { bus, cart } = cartServices;
const bump = keyframes`40% { transform: scale(1.35); }`;

const badge = css`
  position: absolute;
  top: 0;
  right: -0.125rem;
  min-width: 20px;
  padding: 0 5px;
  border-radius: 999px;
  background: ${color.flame};
  color: ${color.onFlame};
  font-size: min(0.75rem, 16px);
  font-weight: 700;
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const Holder = styled(IconButton)`
  position: relative;
  /* The number of dishes that were added before this code had loaded. */
  &:not(:has(> span))::after {
    content: var(--cart-asked);
    ${badge}
  }
`;

const Badge = styled.span<{ $bump: boolean }>`
  ${badge}
  animation: ${({ $bump }) => ($bump ? bump : 'none')} ${motion.calm};
`;

/** Returns the number of items after a change, otherwise null; restoring the stored cart is no change. */
function useChangedCount(count: number | undefined): number | null {
  const [changed, setChanged] = useState<number | null>(null);
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== undefined && count !== undefined && before.current !== count) {
      setChanged(count);
    }
    before.current = count;
  }, [count]);
  return changed;
}

export function CartBadgeButton({ cart, onOpen }: { cart: Cart | undefined; onOpen: () => void }) {
  const count = cart && countOf(cart);
  const changed = useChangedCount(count);
  useEffect(() => {
    if (count !== undefined) showRequested(0);
  }, [count]);
  return (
    <>
      <Holder
        {...cartLanding}
        {...takesOverAdds}
        aria-label={messages.button.label(count ?? 0)}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <ShoppingBag aria-hidden size={22} />
        {count !== undefined && count > 0 && (
          <Badge key={count} $bump={changed !== null} aria-hidden>
            {count}
          </Badge>
        )}
      </Holder>
      <EarlyDialog title={messages.cart.title} shape="side" />
      <VisuallyHidden role="status">
        {changed !== null && (changed === 0 ? messages.cart.empty : messages.button.label(changed))}
      </VisuallyHidden>
    </>
  );
}

export function CartButton() {
  // Deferred, so that the pressed button renders first: a shorter interaction latency (INP).
  const visible = useDeferredValue(useStore(cart));
  return <CartBadgeButton cart={visible} onOpen={() => bus.emit('cart/open-requested', {})} />;
}

({ CartButton }) satisfies Exposure<'mfe-cart-checkout', './CartButton'>;
