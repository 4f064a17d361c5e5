import { isOrderable } from '@burger/shared/lines';
import { shortMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Button, size, space } from '@burger/shared/ui';
import { dishMessages as texts } from './dish-messages';
import { totalOf } from './choosing';
import { AddToCart } from '../add-to-cart/add-to-cart';
import { choosingNow, type DishPartProps } from './dish-part-props';
import { HowMany } from './how-many';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  > button {
    flex: 1;
    padding-inline: ${space(1)};
    font-variant-numeric: tabular-nums;
  }
`;

const Amount = styled.p`
  font-weight: 700;
  font-size: ${size.xl};
`;

/** How many, and the button that says what that comes to; for a dish without choices its price and its button. */
export function DishFoot(part: DishPartProps) {
  const { dish, line, asks, formId, onChoosing } = part;
  if (!asks || !isOrderable(dish)) {
    return (
      <Foot>
        <Amount>{dish.price}</Amount>
        <AddToCart dish={dish} isMain />
      </Foot>
    );
  }
  const now = choosingNow(part);
  const total = shortMoney(totalOf(dish, now));
  return (
    <Foot>
      <HowMany
        name={dish.name}
        quantity={now.quantity}
        onChange={(quantity) => onChoosing({ ...now, quantity })}
      />
      <Button type="submit" form={formId}>
        {line ? texts.save(total) : texts.add(now.quantity, total)}
      </Button>
    </Foot>
  );
}
