import { dishPicture, type Dish } from '@burger/shared/catalogue';
import { Picture, VegMark } from '@burger/shared/ui';
import { dishAnchor } from '../model/dish-hash';
import { favourites } from '../model/favourites';
import type { VegOnly } from '../use-cases/keep-veg-only';
import { AddToCart } from './add-to-cart';
import { CardLink } from './card-link';
import { Action, Amount, Card, Foot, Name, Row, Shown } from './favourites-frame';
import { useVegOnly } from './use-veg-only';

const sizes = '(min-width: 75rem) 363px, (min-width: 48rem) 31vw, 280px';

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
          <Shown>
            <Picture slug={dishPicture(dish)} alt="" sizes={sizes} />
          </Shown>
          <Name>
            <VegMark isVeg={dish.isVeg} />
            <CardLink to={`/menu#${dishAnchor(dish.id)}`}>{dish.name}</CardLink>
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
