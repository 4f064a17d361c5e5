import { Link } from '@burger/shared/router';
import { Picture, VegMark } from '@burger/shared/ui';
import { categoryOf } from '../model/category-of';
import { dishAnchor } from '../model/dish-hash';
import { favourites } from '../model/favourites';
import type { VegOnly } from '../use-cases/keep-veg-only';
import { AddToCart } from './add-to-cart';
import { useShop } from './stores-context';
import { Action, Amount, Card, Foot, Name, Row } from './favourites-frame';
import { useVegOnly } from './use-veg-only';

const sizes = '(min-width: 75rem) 363px, (min-width: 48rem) 31vw, 272px';

/** The favourites as picture-led cards; on phones they are swiped. */
export function Favourites({
  names,
  vegOnly,
}: {
  /** Given by pages of contract 2; otherwise the shop says what it features. */
  names?: readonly string[] | undefined;
  vegOnly: VegOnly;
}) {
  const shop = useShop();
  const shown = favourites(shop, names, useVegOnly(vegOnly));
  return (
    <Row>
      {shown.map((dish) => (
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
      ))}
    </Row>
  );
}
