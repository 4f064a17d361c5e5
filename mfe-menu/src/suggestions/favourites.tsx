import type { Dish, Shop } from '@burger/shared/contracts';
import { dishAnchor, isOrderable } from '@burger/shared/order/lines';
import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { from, size, space } from '@burger/shared/theme';
import { Picture, VegMark } from '@burger/shared/ui';
import { useState } from 'react';
import { AddToCart } from '../add-to-cart/add-to-cart';
import { EarlyStepper } from '../add-to-cart/early-stepper';
import { messages } from '../messages/en';
import { linkedCard } from '../parts/card-styles';
import { categoryOf } from '../shop/facts';
import { useShop, useVegOnly } from '../use-stores';
const Scroller = styled.div`
  display: flex;
  gap: ${space(2)};
  margin: ${space(-1)} ${space(-2)};
  padding: ${space(1)} ${space(2)};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  ${from.tablet} {
    display: block;
    overflow: visible;
  }
`;

const Row = styled.ul`
  display: grid;
  flex: none;
  grid-auto-flow: column;
  /* Four fifths of the column, so that the edge of the next card is visible. */
  grid-auto-columns: min(17rem, 80vw - 1.6rem);
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
  }
`;

/** More dishes, visible after swiping. Phones only: wide windows link to the whole menu instead. */
const Further = styled(Row)`
  ${from.tablet} {
    display: none;
  }
`;

const Card = styled.li`
  ${linkedCard}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  scroll-snap-align: center;
  picture {
    aspect-ratio: 4 / 3;
  }
`;

const Name = styled.h3`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  padding: ${space(2)} ${space(2)} 0;
  font-size: ${size.lg};
  [role='img'] {
    margin-top: 0.125rem;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: auto;
  padding: ${space(1.5)} ${space(2)} ${space(2)};
`;

const Amount = styled.p`
  font-weight: 700;
  font-size: ${size.xl};
`;

const Action = styled.div`
  position: relative;
  z-index: 1;
`;

const sizes = '(min-width: 75rem) 363px, (min-width: 48rem) 31vw, 272px';

export const featuredDishes = ({ dishes, featured }: Pick<Shop, 'dishes' | 'featured'>): Dish[] =>
  featured.flatMap((id) => dishes.find((dish) => dish.id === id) ?? []);

/** Returns the favourites; with veg only, the vegetarian ones, filled up with popular vegetarian dishes. */
export function favourites(
  requested: readonly Dish[],
  dishes: readonly Dish[],
  vegOnly: boolean,
): readonly Dish[] {
  if (!vegOnly) return requested;
  const stored = requested.filter((dish) => dish.isVeg);
  const others = dishes.filter((dish) => dish.isVeg && dish.isPopular && !stored.includes(dish));
  return stored.length === 0 ? others : [...stored, ...others].slice(0, requested.length);
}

/** Returns the available popular dishes, one of each category before the second of any. */
export function popularDishes(dishes: readonly Dish[]): Dish[] {
  const popular = dishes.filter((dish) => dish.isPopular && isOrderable(dish));
  const isFirst = ({ category }: Dish, at: number) =>
    popular.findIndex((dish) => dish.category === category) === at;
  const firsts = popular.filter(isFirst);
  return [...firsts, ...popular.filter((dish) => !firsts.includes(dish))];
}

const mostFurther = 5;

const furtherFavourites = (
  dishes: readonly Dish[],
  observed: readonly Dish[],
  vegOnly: boolean,
): Dish[] =>
  popularDishes(dishes.filter(({ isVeg }) => isVeg || !vegOnly))
    .filter(({ id }) => !observed.some((dish) => dish.id === id))
    .slice(0, mostFurther);

const cards = (dishes: readonly Dish[], shop: Shop) =>
  dishes.map((dish) => (
    <Card key={dish.id} data-studio={categoryOf(dish, shop)?.studio}>
      <Picture slug={dish.image} alt="" sizes={sizes} />
      <Name>
        <VegMark isVeg={dish.isVeg} />
        <Link to={`/menu#${dishAnchor(dish)}`}>{dish.name}</Link>
      </Name>
      <Foot>
        <Amount>{dish.price}</Amount>
        <Action>
          <AddToCart dish={dish} />
        </Action>
      </Foot>
    </Card>
  ));

/** The favourites as picture cards. On phones visitors swipe through them, and more popular dishes follow. */
export function Favourites({
  dishes,
}: {
  /** The dishes to show; by default the shop's featured dishes. */
  dishes?: readonly Dish[];
}) {
  const shop = useShop();
  const [isVegOnly] = useVegOnly();
  const [swiped, setSwiped] = useState(false);
  const visible = favourites(dishes ?? featuredDishes(shop), shop.dishes, isVegOnly);
  const further = swiped ? furtherFavourites(shop.dishes, visible, isVegOnly) : [];
  const swipe = () => setSwiped(true);
  return (
    <Scroller onTouchStart={swipe} onScroll={swipe}>
      <EarlyStepper dishes={visible} />
      <Row>{cards(visible, shop)}</Row>
      {further.length > 0 && (
        <Further aria-label={messages.alsoPopular}>{cards(further, shop)}</Further>
      )}
    </Scroller>
  );
}
