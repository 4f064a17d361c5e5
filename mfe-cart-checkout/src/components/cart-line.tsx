import type { CartItem } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { css, styled } from '@burger/shared/styled';
import {
  Button,
  color,
  Picture,
  Price,
  QuantityStepper,
  radius,
  size,
  space,
  VegMark,
} from '@burger/shared/ui';
import { messages } from '../messages';
import { pricedLine } from '../model/cart';

/** Where a line of the cart has room for all its parts beside each other; within a box that is a `cartRoom`. */
export const wideLine = '@container cart (min-width: 30rem)';

// The smallest phones.
const narrowLine = '@container cart (max-width: 18.5rem)';

export const cartRoom = css`
  container: cart / inline-size;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${space(0.5)} ${space(2)};
  align-items: start;
  padding-block: ${space(2)};
  &:first-child {
    padding-top: ${space(0.5)};
  }
  &:not(:last-child) {
    border-bottom: 1px solid ${color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${narrowLine} {
    grid-template-columns: 4rem minmax(0, 1fr);
    column-gap: ${space(1.5)};
  }
  ${wideLine} {
    grid-template-columns: 5rem minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Thumb = styled.div`
  grid-row: span 3;
  ${wideLine} {
    grid-row: span 2;
  }
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.field};
  background: ${color.sunken};
`;

const Name = styled.p`
  display: flex;
  gap: ${space(1)};
  font-weight: 650;
  line-height: 1.3;
  > [role='img'] {
    margin-top: 0.15rem;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(1)};
  min-height: 2.75rem;
`;

const Facts = styled(Row)`
  ${wideLine} {
    justify-content: start;
  }
`;

const HowMany = styled(Row)`
  ${wideLine} {
    grid-row: 1 / span 2;
    grid-column: 3;
  }
`;

const Each = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
`;

const Amount = styled.strong`
  font-size: ${size.lg};
  ${narrowLine} {
    font-size: ${size.md};
  }
  ${wideLine} {
    min-width: 6.5rem;
    text-align: end;
  }
`;

const Remove = styled(Button)`
  margin-right: -${space(1)};
  padding-inline: ${space(1)};
  font-size: ${size.sm};
`;

export interface CartLineProps {
  item: CartItem;
  isVeg: boolean;
  onQuantity: (id: number, quantity: number) => void;
  /** Given where a line has its own Remove button, for as long as one less is not the same. */
  onRemove?: ((id: number) => void) | undefined;
}

/** One dish of the cart: picture, name, price, how many, and what the line comes to. */
export function CartLine({ item, isVeg, onQuantity, onRemove }: CartLineProps) {
  const { price, quantity } = pricedLine(item);
  return (
    <Line>
      <Thumb>
        <Picture slug={item.image} alt="" sizes="80px" />
      </Thumb>
      <Name>
        <VegMark isVeg={isVeg} size={16} />
        {item.name}
      </Name>
      <Facts>
        <Each>{messages.cart.each(formatMoney(price))}</Each>
        {onRemove && quantity > 1 && (
          <Remove
            $kind="quiet"
            aria-label={messages.cart.removeDish(item.name)}
            onClick={() => onRemove(item.id)}
          >
            {messages.cart.remove}
          </Remove>
        )}
      </Facts>
      <HowMany>
        <QuantityStepper
          quiet
          name={item.name}
          quantity={quantity}
          onChange={(wanted) => onQuantity(item.id, wanted)}
        />
        <Amount>
          <Price paise={price * quantity} />
        </Amount>
      </HowMany>
    </Line>
  );
}
