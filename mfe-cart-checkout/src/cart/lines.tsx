import type { Cart } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { useKeptFocus, VisuallyHidden } from '@burger/shared/ui';
import { useRef } from 'react';
import { messages } from '../messages';
import { canChoose } from './choosable';
import type { SeenShop } from './seen-shop';
import { CartLine } from './cart-line';
import { cartRoom } from './cart-line-frame';
import { lineName } from './line-text';
import { ProblemLine } from './line-parts';
import { useLineKeys } from './use-kept-places';
import { useLineNews } from './use-line-news';

const List = styled.ul`
  ${cartRoom}
  padding: 0;
  list-style: none;
  &:focus-visible {
    outline-offset: 4px;
  }
`;

export interface CartLinesProps {
  lines: Cart['lines'];
  shop: SeenShop;
  at: Date;
  /** Whether lines have their own Remove buttons. */
  withRemove?: boolean;
  id?: string;
}

/** The lines of the cart, also those that cannot be ordered as they stand. */
export function CartLines({ lines, shop, at, withRemove = false, id }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const keys = useLineKeys(lines);
  useKeptFocus(list, lines);
  const news = useLineNews(lines, at);

  return (
    <>
      <List ref={list} id={id} tabIndex={-1} aria-label={messages.cart.title}>
        {lines.map((line, index) => {
          const { problem } = line;
          const name = lineName(line, lines);
          const own = { line, name, canChange: canChoose(line, shop) };
          return problem ? (
            <ProblemLine key={keys[index]} {...own} problem={problem} at={at} />
          ) : (
            <CartLine key={keys[index]} {...own} withRemove={withRemove} />
          );
        })}
      </List>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
