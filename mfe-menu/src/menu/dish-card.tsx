import type { Category, Dish } from '@burger/shared/contracts';
import { dishAnchor, isOrderable } from '@burger/shared/lines';
import { Picture, VegMark } from '@burger/shared/ui';
import { memo, type MouseEvent } from 'react';
import { AddToCart } from '../add-to-cart/add-to-cart';
import { Frame } from './dish-card-frame';
import { PopularBadge } from '../parts/popular-badge';

// A picture fills a box that is narrower than itself.
const sizes = '150px';

/** A dish of the menu. It renders again only for another dish: its quantity is the button's own affair. */
export const DishCard = memo(function DishCard({
  dish,
  category,
  isFirst = false,
  onOpen,
}: {
  dish: Dish;
  /** The one that the dish is in. */
  category: Category;
  /** The first card of the page: its picture is the largest thing on the first screen. */
  isFirst?: boolean;
  /** Called with the address of the dish on the page. */
  onOpen: (hash: string) => void;
}) {
  const anchor = dishAnchor(dish);
  const hash = `#${anchor}`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(hash);
  };
  return (
    <Frame id={anchor} data-tall={category.isTall} $dimmed={!isOrderable(dish)}>
      <div className="words">
        <p className="kind">
          <VegMark isVeg={dish.isVeg} size={16} />
          <span className="of">{category.name}</span>
        </p>
        <h3>
          <a href={hash} onClick={follow}>
            {dish.name}
          </a>
        </h3>
        <div className="price">
          <p>{dish.price}</p>
          {dish.isPopular && <PopularBadge />}
        </div>
        <p className="about">{dish.description}</p>
      </div>
      <Picture slug={dish.image} alt="" sizes={sizes} eager={isFirst} />
      <AddToCart dish={dish} onChoose={() => onOpen(hash)} />
    </Frame>
  );
});
