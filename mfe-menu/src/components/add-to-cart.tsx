import { css, keyframes, styled } from '@burger/shared/styled';
import {
  buttonLook,
  color,
  motion,
  QuantityStepper,
  shadow,
  size,
  space,
  type ButtonLook,
} from '@burger/shared/ui';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { messages } from '../messages';
import type { Orderable } from '../use-cases/ask-cart';
import { useCartDesk, useIsWaiting, useQuantity } from './cart-desk-context';
import { useIsLate } from './use-is-late';

// Longer than a cart that is there ever takes.
const lateAfterMs = 3000;

const pop = keyframes`from { transform: scale(0.9); }`;

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(0.5)};
  width: 8rem;
  border-radius: 1.375rem;
`;

const offered = css`
  &:not([aria-disabled='true']) {
    border-color: ${color.flameInk};
    color: ${color.flameInk};
    &:hover {
      background: ${color.flameWash};
    }
  }
`;

const Add = styled.button.attrs({ type: 'button' })<ButtonLook>`
  ${buttonLook}
  width: 100%;
  gap: ${space(0.5)};
  padding-inline: ${space(1)};
  ${({ $kind }) => $kind === 'secondary' && offered}
  font-size: ${size.sm};
  font-weight: 700;
  white-space: nowrap;
  box-shadow: ${shadow.card};
`;

const Stepper = styled.div`
  width: 100%;
  border-radius: 1.375rem;
  box-shadow: ${shadow.card};
  animation: ${pop} ${motion.quick};
  > * {
    display: flex;
    justify-content: space-between;
  }
`;

const OutOfSeason = styled.p`
  display: grid;
  place-items: center;
  width: 100%;
  min-height: 2.75rem;
  border: 1.5px solid ${color.line};
  border-radius: 1.375rem;
  background: ${color.sunken};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-weight: 600;
`;

const Late = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.xs};
  line-height: 1.3;
  text-align: center;
`;

/** Add to Cart, which becomes minus, quantity and plus once the cart holds the dish. */
export function AddToCart({
  dish,
  isMain = false,
}: {
  dish: Orderable;
  /** The one action of its view, rather than one of many. */
  isMain?: boolean;
}) {
  const desk = useCartDesk();
  const quantity = useQuantity(dish.id);
  const waiting = useIsWaiting(dish.id);
  const late = useIsLate(waiting, lateAfterMs);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const inCart = quantity > 0;
  const label = waiting ? messages.dish.adding : messages.dish.add;

  // The pressed button is gone when the other one stands in its place: the focus moves along,
  // unless it has been moved elsewhere meanwhile.
  useLayoutEffect(() => {
    const isFree = document.activeElement === document.body;
    if (pressed.current && isFree) {
      const next = place.current?.querySelector<HTMLElement>('button:last-of-type');
      next?.focus({ preventScroll: true });
    }
    pressed.current = false;
  }, [inCart]);

  const add = () => {
    pressed.current = true;
    desk.add(dish);
  };
  const change = (wanted: number) => {
    pressed.current = wanted <= 0;
    desk.change(dish.id, wanted);
  };

  if (!dish.isAvailable) {
    return (
      <Place>
        <OutOfSeason>{messages.dish.outOfSeason}</OutOfSeason>
      </Place>
    );
  }
  return (
    <Place ref={place}>
      {inCart ? (
        <Stepper>
          <QuantityStepper name={dish.name} quantity={quantity} onChange={change} />
        </Stepper>
      ) : (
        <Add
          $kind={isMain ? 'primary' : 'secondary'}
          aria-label={`${label}, ${dish.name}`}
          aria-disabled={waiting}
          onClick={add}
        >
          {!waiting && <Plus aria-hidden size={16} strokeWidth={3} />}
          {label}
        </Add>
      )}
      {late && <Late role="alert">{messages.dish.late}</Late>}
    </Place>
  );
}
