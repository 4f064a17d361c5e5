import type { Dish, Shop } from '@burger/shared/contracts';
import { dishAnchor } from '@burger/shared/lines';
import { Link } from '@burger/shared/router';
import { Picture, VegMark } from '@burger/shared/ui';
import { categoryOf } from './category-of';
import { AddToCart } from '../add-to-cart/add-to-cart';
import { Action, Amount, Card, Foot, Name } from './favourites-frame';

const sizes = '(min-width: 75rem) 363px, (min-width: 48rem) 31vw, 272px';

/** A dish as its picture, its name and its price, ready to be added. */
export const FavouriteCard = ({ dish, shop }: { dish: Dish; shop: Shop }) => (
  <Card data-studio={categoryOf(dish, shop)?.studio}>
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
);
