import { Minus, Trash2 } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';
import { messages } from '../messages';
import type { Orderable } from '../use-cases/ask-cart';
import { OutOfSeason, Pill } from './add-to-cart-frame';
import { useCartDesk, useOrdered } from './cart-desk-context';
import { flyToCart } from './fly-to-cart';
import { LateNotice } from './late-notice';

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
  const ordered = useOrdered(dish.id);
  const more = useRef<HTMLButtonElement>(null);
  if (!dish.isAvailable) return <OutOfSeason>{messages.dish.outOfSeason}</OutOfSeason>;

  const waiting = ordered === 'asked';
  const quantity = waiting ? 0 : ordered;
  const inCart = quantity > 0;
  const isLast = quantity === 1;
  const word = waiting ? messages.dish.adding : messages.dish.add;

  const less = () => {
    // The button for less goes with the last one: the focus stays with the dish.
    if (isLast) more.current?.focus({ preventScroll: true });
    desk.change(dish.id, quantity - 1);
  };

  const add = (event: MouseEvent) => {
    if (waiting) return;
    desk.add(dish);
    flyToCart(event.currentTarget);
  };

  return (
    <Pill
      $main={isMain}
      role={inCart ? 'group' : undefined}
      aria-label={inCart ? messages.dish.quantity(dish.name) : undefined}
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
        aria-label={inCart ? messages.dish.more(dish.name) : `${word}, ${dish.name}`}
        aria-disabled={waiting || undefined}
        onClick={inCart ? () => desk.change(dish.id, quantity + 1) : add}
      >
        {!inCart && word}
      </button>
      {waiting && <LateNotice />}
    </Pill>
  );
}
