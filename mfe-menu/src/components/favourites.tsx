import { useState } from 'react';
import { messages } from '../messages';
import { favourites, furtherFavourites } from '../model/favourites';
import type { VegOnly } from '../use-cases/keep-veg-only';
import { FavouriteCard } from './favourite-card';
import { Further, Row, Scroller } from './favourites-frame';
import { useShop } from './stores-context';
import { useVegOnly } from './use-veg-only';

/** The favourites as picture-led cards; on phones they are swiped, and more popular dishes follow whoever does. */
export function Favourites({
  names,
  vegOnly,
}: {
  /** Given by pages of contract 2; otherwise the shop says what it features. */
  names?: readonly string[] | undefined;
  vegOnly: VegOnly;
}) {
  const shop = useShop();
  const onlyVeg = useVegOnly(vegOnly);
  const [swiped, setSwiped] = useState(false);
  const shown = favourites(shop, names, onlyVeg);
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
