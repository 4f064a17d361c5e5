import { isOrderable, isVegWith } from '@burger/shared/lines';
import { styled } from '@burger/shared/styled';
import { color, Picture, size, space, Stack, studioGround, VegMark } from '@burger/shared/ui';
import { categoryOf } from '../suggestions/category-of';
import { useShop } from '../use-stores';
import { GoesWell } from '../suggestions/goes-well';
import { PopularBadge } from '../parts/popular-badge';
import { ChoosingForm } from './choosing-form';
import { DishFacts } from './dish-facts';
import { choosingNow, type DishPartProps } from './dish-part-props';

const Shown = styled.div<{ $low: boolean }>`
  /* Lower where there is something to choose below, unless that cut off a straw. */
  aspect-ratio: ${({ $low }) => ($low ? '16 / 9' : '4 / 3')};
  /* From edge to edge of the dialog. */
  margin: ${space(-3)} ${space(-3)} 0;
  background: ${studioGround};
  overflow: hidden;
`;

const Marks = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

/** What there is to see and to choose of a dish. */
export function DishBody({ takesFocus, ...part }: DishPartProps & { takesFocus: boolean }) {
  const { dish, asks, onOffer } = part;
  const category = categoryOf(dish, useShop());
  const { chosen } = choosingNow(part);
  return (
    <Stack $gap={2}>
      <Shown $low={asks && !category?.isTall} data-studio={category?.studio}>
        <Picture slug={dish.image} alt="" sizes="(min-width: 48rem) 448px, 100vw" />
      </Shown>
      <Marks>
        <VegMark isVeg={isVegWith(dish, chosen)} />
        {category?.name}
        {dish.isPopular && <PopularBadge />}
      </Marks>
      <p>{dish.description}</p>
      {asks && isOrderable(dish) && <ChoosingForm {...part} takesFocus={takesFocus} />}
      <DishFacts dish={dish} />
      {onOffer && isOrderable(dish) && (
        <GoesWell
          dish={{
            dishId: dish.id,
            choices: chosen,
            isVeg: isVegWith(dish, chosen),
            problem: null,
          }}
          onChoose={onOffer}
        />
      )}
    </Stack>
  );
}
