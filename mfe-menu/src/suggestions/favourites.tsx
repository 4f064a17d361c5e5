import type { Dish } from '@burger/shared/contracts';
import { useStore, type Store } from '@burger/shared/store';
import { useState } from 'react';
import { messages } from '../messages';
import { favourites, featuredDishes, furtherFavourites } from './featured';
import { FavouriteCard } from './favourite-card';
import { Further, Row, Scroller } from './favourites-frame';
import { useShop } from '../use-stores';

/** The favourites as picture-led cards; on phones they are swiped, and more popular dishes follow whoever does. */
export function Favourites({
  dishes,
  vegOnly,
}: {
  /** Left out: those that the shop features. */
  dishes?: readonly Dish[];
  vegOnly: Store<boolean>;
}) {
  const shop = useShop();
  const onlyVeg = useStore(vegOnly);
  const [swiped, setSwiped] = useState(false);
  const shown = favourites(dishes ?? featuredDishes(shop), shop.dishes, onlyVeg);
  const further = swiped ? furtherFavourites(shop, shown, onlyVeg) : [];
  const swipe = () => setSwiped(true);
  return (
    <Scroller onTouchStart={swipe} onScroll={swipe}>
      <Row>
        {shown.map((dish) => (
          <FavouriteCard key={dish.id} dish={dish} shop={shop} />
        ))}
      </Row>
      {further.length > 0 && (
        <Further aria-label={messages.alsoPopular}>
          {further.map((dish) => (
            <FavouriteCard key={dish.id} dish={dish} shop={shop} />
          ))}
        </Further>
      )}
    </Scroller>
  );
}
