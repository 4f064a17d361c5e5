import { SavingsLine } from '@burger/shared/savings';
import { styled } from '@burger/shared/styled';
import { from, space } from '@burger/shared/ui';
import { useCart, useShop } from '../use-stores';

// Beside the dishes the cart itself tells what saves most, once there is something in it.
const Place = styled.div<{ $isTold: boolean }>`
  padding-block: ${space(1)};
  ${from.wide} {
    display: ${({ $isTold }) => $isTold && 'none'};
    grid-area: 1 / 3;
  }
`;

/** The code that a first cart can use, before there is one; above the cart where that stands beside the dishes. */
export function EarlySavings() {
  const { promos } = useShop().rules;
  const cart = useCart();
  return (
    <Place $isTold={cart !== undefined && cart.lines.length > 0}>
      <SavingsLine promos={promos} />
    </Place>
  );
}
