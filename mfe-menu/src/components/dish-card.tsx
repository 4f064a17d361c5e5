import { dishPicture, type Dish } from '@burger/shared/catalogue';
import { Picture, VegMark } from '@burger/shared/ui';
import { memo } from 'react';
import { dishAnchor } from '../model/dish-hash';
import { AddToCart } from './add-to-cart';
import { CardLink } from './card-link';
import {
  Action,
  Amount,
  Description,
  Frame,
  Kind,
  Name,
  OnPicture,
  Shown,
  Words,
} from './dish-card-frame';
import { openedHere } from './use-opened-dish';
import { PopularBadge } from './popular-badge';

const sizes = '(min-width: 64rem) 363px, (min-width: 48rem) 46vw, 128px';

/** A dish of the menu. It renders again only for another dish: its quantity is the button's own affair. */
export const DishCard = memo(function DishCard({
  dish,
  isFirst = false,
}: {
  dish: Dish;
  /** The first card of the page: its picture is the largest thing on the first screen. */
  isFirst?: boolean;
}) {
  const anchor = dishAnchor(dish.id);
  return (
    <Frame id={anchor}>
      <Words>
        <Kind>
          <VegMark isVeg={dish.isVeg} size={16} />
          {dish.category}
        </Kind>
        <Name>
          <CardLink to={{ hash: anchor }} state={openedHere}>
            {dish.name}
          </CardLink>
        </Name>
        <Amount>{dish.price}</Amount>
        <Description>{dish.description}</Description>
      </Words>
      <Shown $dimmed={!dish.isAvailable}>
        <Picture slug={dishPicture(dish)} alt="" sizes={sizes} eager={isFirst} />
        {dish.isPopular && (
          <OnPicture>
            <PopularBadge />
          </OnPicture>
        )}
      </Shown>
      <Action>
        <AddToCart dish={dish} />
      </Action>
    </Frame>
  );
});
