import { categoryName, dishPicture, type Dish } from '@burger/shared/catalogue';
import { styled } from '@burger/shared/styled';
import { color, Dialog, Picture, size, space, Stack, VegMark } from '@burger/shared/ui';
import { AddToCart } from './add-to-cart';
import { DishFacts } from './dish-facts';
import { PopularBadge } from './popular-badge';

const Shown = styled.div`
  aspect-ratio: 4 / 3;
  /* From edge to edge of the dialog. */
  margin: ${space(-3)} ${space(-3)} 0;
  background: ${color.amberWash};
  overflow: hidden;
`;

const Marks = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Amount = styled.p`
  font-weight: 700;
  font-size: ${size.xl};
`;

/** One dish, large; closed without a dish. */
export function DishDialog({ dish, onClose }: { dish: Dish | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={dish !== undefined}
      onClose={onClose}
      shape="sheet"
      title={dish?.name}
      footer={
        dish && (
          <Foot>
            <Amount>{dish.price}</Amount>
            <AddToCart dish={dish} isMain />
          </Foot>
        )
      }
    >
      {dish && (
        <Stack $gap={2}>
          <Shown>
            <Picture slug={dishPicture(dish)} alt="" sizes="(min-width: 48rem) 448px, 100vw" />
          </Shown>
          <Marks>
            <VegMark isVeg={dish.isVeg} />
            {categoryName(dish.category)}
            {dish.isPopular && <PopularBadge />}
          </Marks>
          <p>{dish.description}</p>
          <DishFacts dish={dish} />
        </Stack>
      )}
    </Dialog>
  );
}
