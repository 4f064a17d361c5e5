import { categoryName, dishPicture, type Dish } from '@burger/shared/catalogue';
import { Picture, VegMark } from '@burger/shared/ui';
import { memo, type MouseEvent } from 'react';
import { dishAnchor } from '../model/dish-hash';
import { AddToCart } from './add-to-cart';
import { Frame } from './dish-card-frame';
import { PopularBadge } from './popular-badge';

const sizes = '(min-width: 64rem) 363px, (min-width: 48rem) 46vw, 136px';

/** A dish of the menu. It renders again only for another dish: its quantity is the button's own affair. */
export const DishCard = memo(function DishCard({
  dish,
  isFirst = false,
  onOpen,
}: {
  dish: Dish;
  /** The first card of the page: its picture is the largest thing on the first screen. */
  isFirst?: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  const anchor = dishAnchor(dish);
  return (
    <Frame id={anchor} $dimmed={!dish.isAvailable}>
      <div className="words">
        <p className="kind">
          <VegMark isVeg={dish.isVeg} size={16} />
          {categoryName(dish.category)}
        </p>
        <h3>
          <a href={`#${anchor}`} onClick={onOpen}>
            {dish.name}
          </a>
        </h3>
        <p className="price">{dish.price}</p>
        <p className="about">{dish.description}</p>
      </div>
      <Picture slug={dishPicture(dish)} alt="" sizes={sizes} eager={isFirst} />
      {dish.isPopular && <PopularBadge className="badge" />}
      <AddToCart dish={dish} />
    </Frame>
  );
});
