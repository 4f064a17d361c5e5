import type { Dish } from '@burger/shared/contracts';
import { isOrderable } from '@burger/shared/lines';
import { Minus, Trash2 } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';
import { messages } from '../messages';
import { Pill } from './add-to-cart-frame';
import { useCartStore, useOrdered } from '../use-stores';
import { flyToCart } from './fly-to-cart';
import { LateNotice } from './late-notice';
import { Unavailable } from './unavailable';

export interface AddToCartProps {
  dish: Dish;
  /** The one action of its view, rather than one of many. */
  isMain?: boolean;
  /** Where the view itself has a place for the choices of a new line. */
  onChoose?: (() => void) | undefined;
}

/** Add to Cart, which becomes minus, quantity and plus once the cart holds the dish. */
export function AddToCart({ dish, isMain = false, onChoose }: AddToCartProps) {
  const cartStore = useCartStore();
  const ordered = useOrdered(dish.id);
  const more = useRef<HTMLButtonElement>(null);
  if (!isOrderable(dish)) return <Unavailable dish={dish} />;

  const waiting = ordered === 'asked';
  const quantity = waiting ? 0 : ordered;
  const inCart = quantity > 0;
  const isLast = quantity === 1;
  const hasChoices = dish.groups.length > 0;
  const word = waiting ? messages.dish.adding : messages.dish.add;
  const offersChoices = hasChoices && !inCart && !waiting;
  const words = [word, dish.name, ...(offersChoices ? [messages.dish.customise] : [])];

  const less = () => {
    // The button for less goes with the last one: the focus stays with the dish.
    if (isLast) more.current?.focus({ preventScroll: true });
    cartStore.less(dish.id);
  };

  const add = (event: MouseEvent) => {
    if (waiting) return;
    if (hasChoices) {
      // Where the cart holds it already, the sheet offers the same as before.
      if (onChoose && !inCart) onChoose();
      else cartStore.choose(dish);
    } else if (inCart) cartStore.more(dish.id);
    else {
      cartStore.add(dish);
      flyToCart(event.currentTarget);
    }
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
        aria-label={inCart ? messages.dish.more(dish.name) : words.join(', ')}
        aria-haspopup={hasChoices ? 'dialog' : undefined}
        aria-disabled={waiting || undefined}
        onClick={add}
      >
        {!inCart && word}
        {offersChoices && <small>{messages.dish.customise}</small>}
      </button>
      {waiting && <LateNotice />}
    </Pill>
  );
}
