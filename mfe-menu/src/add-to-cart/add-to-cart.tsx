import type { Dish } from '@burger/shared/contracts';
import { addsDish, endEarlyStepper } from '@burger/shared/order/early-stepper';
import { isOrderable } from '@burger/shared/order/lines';
import { parsePrice } from '@burger/shared/pricing';
import { css, keyframes, styled } from '@burger/shared/styled';
import { canHover, color, motion, shadow, size, space } from '@burger/shared/theme';
import { showRequested } from '@burger/shared/ui/cart-landing';
import { Minus, Trash2 } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { messages } from '../messages/en';
import { useBackText, useCartStore, useOrdered } from '../use-stores';
import { flyToCart } from './fly-to-cart';

const pop = keyframes`from { transform: scale(0.9); }`;

const plus = css`
  content: '';
  flex: none;
  width: var(--plus, 0.8125rem);
  height: var(--plus, 0.8125rem);
  background:
    linear-gradient(currentColor 0 0) center / 100% 2.5px no-repeat,
    linear-gradient(currentColor 0 0) center / 2.5px 100% no-repeat;
`;

const main = css`
  --ground: ${color.flame};
  --ink: ${color.onFlame};
  --edge: transparent;
  --hover: ${color.flameDeep};
`;

const oneOfMany = css`
  --ground: ${color.card};
  --ink: ${color.flameInk};
  --edge: ${color.flameInk};
  --hover: ${color.flameWash};
`;

/**
 * A single styled element, because a menu has dozens. The last button turns from Add to Cart into plus, and
 * so keeps the focus.
 */
const Pill = styled.div<{ $main: boolean }>`
  ${({ $main }) => ($main ? main : oneOfMany)}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 8.5rem;
  max-width: 100%;
  border-radius: 1.375rem;
  > button {
    display: grid;
    grid-auto-flow: column;
    place-content: center;
    place-items: center;
    gap: ${space(0.75)};
    min-height: 2.75rem;
    /* A wide fallback font just fits with this padding. */
    padding: 0 3px;
    border: 1.5px solid var(--edge);
    border-radius: 1.375rem;
    background: var(--ground);
    color: var(--ink);
    font-weight: 700;
    font-size: ${size.sm};
    white-space: nowrap;
    box-shadow: ${shadow.card};
    cursor: pointer;
    &::before {
      ${plus}
    }
    &:has(> small) {
      grid-auto-flow: row;
      grid-template-columns: auto auto;
      row-gap: 0;
      line-height: 1.3;
    }
    > small {
      grid-column: 1 / -1;
      font-weight: 500;
      font-size: min(0.75rem, 18px);
      line-height: 1.2;
    }
    &:active {
      background: var(--hover);
    }
    ${canHover} {
      &:hover {
        background: var(--hover);
      }
    }
    &[aria-disabled='true'] {
      --ground: ${color.sunken};
      --ink: ${color.inkSoft};
      --edge: ${color.line};
      cursor: progress;
      &::before {
        display: none;
      }
    }
  }
  &[role='group'] {
    ${main}
    --ground: transparent;
    grid-template-columns: 44px 1fr 44px;
    align-items: center;
    background: ${color.flame};
    color: ${color.onFlame};
    box-shadow: ${shadow.card};
    animation: ${pop} ${motion.quick};
    > button {
      padding: 0;
      box-shadow: none;
      &:focus-visible {
        outline-offset: -4px;
        outline-color: ${color.onFlame};
      }
      &:first-child::before {
        display: none;
      }
    }
  }
  > span {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

const Reason = styled.p`
  display: grid;
  place-items: center;
  width: 8.5rem;
  min-height: 2.75rem;
  border: 1.5px solid ${color.line};
  border-radius: 1.375rem;
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
`;

function Unavailable({ dish: { isAvailable, soldOut } }: { dish: Dish }) {
  const backText = useBackText();
  if (!isAvailable || !soldOut) return <Reason>{messages.dish.outOfSeason}</Reason>;
  return <Reason>{backText(soldOut) ?? messages.dish.soldOut}</Reason>;
}

// A cart whose code has loaded always responds sooner than this (ms).
const lateAfterMs = 3000;

const Late = styled.p`
  padding-top: ${space(0.5)};
  color: ${color.inkSoft};
  font-size: ${size.xs};
  line-height: 1.3;
  text-align: center;
`;

function LateNotice() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return late && <Late role="alert">{messages.dish.late}</Late>;
}

export function AddToCart({
  dish,
  isMain = false,
  onChoose,
}: {
  dish: Dish;
  /** Whether the button is the view's primary action instead of one of many. */
  isMain?: boolean;
  /** Opens the choices within the view itself, if it can show them. */
  onChoose?: (() => void) | undefined;
}) {
  const cartStore = useCartStore();
  const ordered = useOrdered(dish.id);
  const more = useRef<HTMLButtonElement>(null);
  const waiting = ordered === 'asked';
  const quantity = waiting ? 0 : ordered;
  const inCart = quantity > 0;
  // In a layout effect, so that this stepper replaces the early one within one frame.
  useLayoutEffect(() => {
    if (inCart) endEarlyStepper(more.current?.parentElement);
  }, [inCart]);
  if (!isOrderable(dish)) return <Unavailable dish={dish} />;

  const isLast = quantity === 1;
  const hasChoices = dish.groups.length > 0;
  const word = waiting ? messages.dish.adding : messages.dish.add;
  const offersChoices = hasChoices && !inCart && !waiting;
  // The accessible name starts with the visible text, for speech input (WCAG 2.5.3).
  const observed = offersChoices ? `${word} ${messages.dish.customise}` : word;

  const less = () => {
    // At quantity one the minus button disappears, so the focus moves to plus.
    if (isLast) more.current?.focus({ preventScroll: true });
    cartStore.less(dish.id);
  };

  const add = (event: MouseEvent) => {
    // The page's inline script has already stored a dish that was added before the cart's code loaded.
    if (waiting || event.defaultPrevented) return;
    if (hasChoices) {
      // If the dish is in the cart, the sheet offers the same choices again.
      if (onChoose && !inCart) onChoose();
      else cartStore.choose(dish);
    } else if (inCart) cartStore.more(dish.id);
    else {
      cartStore.add(dish);
      if (!cartStore.cart()) showRequested(cartStore.requested());
      flyToCart(event.currentTarget);
    }
  };

  return (
    <Pill
      $main={isMain}
      role={inCart ? 'group' : undefined}
      aria-label={inCart ? messages.dish.quantity(dish.name) : undefined}
      {...(hasChoices ? {} : addsDish(dish.id, parsePrice(dish.price)))}
    >
      {inCart && (
        <button
          type="button"
          aria-label={isLast ? messages.dish.remove(dish.name) : messages.dish.less(dish.name)}
          onClick={less}
        >
          {isLast ? <Trash2 aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
        </button>
      )}
      {inCart && <span aria-live="polite">{quantity}</span>}
      <button
        ref={more}
        type="button"
        aria-label={inCart ? messages.dish.more(dish.name) : `${observed}, ${dish.name}`}
        aria-haspopup={hasChoices ? 'dialog' : undefined}
        aria-disabled={waiting || undefined}
        onClick={add}
      >
        {!inCart && <span>{word}</span>} {offersChoices && <small>{messages.dish.customise}</small>}
      </button>
      {waiting && <LateNotice />}
    </Pill>
  );
}
