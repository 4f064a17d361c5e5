import { dishPicture, type Dish } from '@burger/shared/catalogue';
import { Link } from '@burger/shared/router';
import { Picture, VegMark } from '@burger/shared/ui';
import { dishAnchor } from '../model/dish-hash';
import { favourites } from '../model/favourites';
import type { VegOnly } from '../use-cases/keep-veg-only';
import { AddToCart } from './add-to-cart';
import { Action, Amount, Card, Foot, Name, Row } from './favourites-frame';
import { useVegOnly } from './use-veg-only';

const sizes = '(min-width: 75rem) 363px, (min-width: 48rem) 31vw, 272px';

/** The favourites as picture-led cards; on phones they are swiped. */
export function Favourites({
  dishes,
  names,
  vegOnly,
}: {
  dishes: readonly Dish[];
  names: readonly string[];
  vegOnly: VegOnly;
}) {
  const shown = favourites(dishes, names, useVegOnly(vegOnly));
  return (
    <Row>
      {shown.map((dish) => (
        <Card key={dish.id}>
          <Picture slug={dishPicture(dish)} alt="" sizes={sizes} />
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
