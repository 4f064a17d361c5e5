import type { CartItem } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { useEffect, useRef } from 'react';
import { messages } from '../messages';
import { CartLine, cartRoom, type CartLineProps } from './cart-line';

const List = styled.ul`
  ${cartRoom}
  padding: 0;
  list-style: none;
  &:focus-visible {
    outline-offset: 4px;
  }
`;

/** The lines of the cart. When a line goes with the focus in it, the focus stays in the list. */
export function CartLines({
  items,
  isVeg,
  ...line
}: Pick<CartLineProps, 'onQuantity' | 'onRemove'> & {
  items: readonly CartItem[];
  isVeg: (id: number) => boolean;
}) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(items.length);
  useEffect(() => {
    const lostFocus = items.length < before.current && document.activeElement === document.body;
    before.current = items.length;
    if (lostFocus) list.current?.focus();
  }, [items.length]);

  return (
    <List ref={list} tabIndex={-1} aria-label={messages.cart.title}>
      {items.map((item) => (
        <CartLine key={item.id} item={item} isVeg={isVeg(item.id)} {...line} />
      ))}
    </List>
  );
}
