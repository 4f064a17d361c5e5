import type { Category, Dish } from '@burger/shared/contracts';
import { dishAnchor, isOrderable } from '@burger/shared/order/lines';
import { css, styled } from '@burger/shared/styled';
import { color, from, radius, size, space } from '@burger/shared/theme';
import { Picture, VegMark } from '@burger/shared/ui';
import { memo, type MouseEvent } from 'react';
import { AddToCart } from '../add-to-cart/add-to-cart';
import { linkedCard } from '../parts/card-styles';
import { PopularBadge } from '../parts/popular';
import { belowBar } from './sticky-bar';

const text = css`
  .text {
    grid-area: 1 / 1 / 3 / 2;
    display: grid;
    grid-template: auto auto 1fr / auto minmax(0, 1fr);
    column-gap: ${space(1)};
    > :not(.kind, h3) {
      grid-column: 1 / -1;
    }
  }
  /* The category is visible in the heading above, so cards tell it to screen readers only. */
  .kind {
    padding-top: 0.1875rem;
    line-height: 1;
    > .of {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  h3 {
    font-size: ${size.lg};
    line-height: 1.25;
    /* Extends the link's target area, so that its centre lies inside the card. */
    > a {
      display: inline-block;
      margin-block: -0.25rem -0.75rem;
      padding-block: 0.25rem 0.75rem;
    }
  }
  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(1.25)};
    margin-top: ${space(0.25)};
    font-weight: 700;
  }
  .about {
    display: -webkit-box;
    align-self: start;
    margin-top: ${space(0.5)};
    overflow: hidden;
    color: ${color.inkSoft};
    font-size: ${size.sm};
    line-height: 1.35;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;

const onTop = css`
  picture {
    grid-area: 1 / 2;
    width: var(--picture);
    height: calc(var(--picture) - 0.5rem);
    border-radius: ${radius.field};
  }
  > :last-child {
    --plus: 0.6875rem;
    z-index: 1;
    grid-area: 2 / 2;
    width: var(--picture);
    align-self: start;
    margin-top: -1.25rem;
    > button {
      gap: ${space(0.5)};
      font-size: ${size.xs};
      line-height: 1.15;
      white-space: normal;
    }
  }
`;

/** A single styled element for the whole card keeps large menus fast. */
const Card = styled.li`
  ${linkedCard}
  --picture: 116px;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) auto;
  column-gap: ${space(1.5)};
  padding: ${space(1.25)} ${space(1.25)} ${space(1.25)} ${space(1.75)};
  /* Cards outside the viewport skip layout and paint; the sizes are estimates without padding. */
  content-visibility: auto;
  contain-intrinsic-height: auto 8.25rem;
  scroll-margin-top: ${belowBar};
  ${text}
  ${onTop}
  ${from.tablet} {
    --picture: 128px;
    contain-intrinsic-height: auto 9rem;
  }
  ${from.wide} {
    --picture: 112px;
    padding-block: ${space(1)};
    /* A minimum height prevents a layout shift when the web font replaces the fallback. */
    min-height: 9.875rem;
    contain-intrinsic-height: auto 8.75rem;
    h3 {
      font-size: ${size.md};
      line-height: 1.2;
    }
    .about {
      font-size: ${size.xs};
    }
  }
  /* Tall pictures end above the button, which would otherwise cover them. */
  &[data-tall] img {
    translate: 0 -0.25rem;
  }
  &[data-dimmed] img {
    filter: grayscale(0.85);
  }
`;

// The picture's box is narrower than the picture, which is cropped, so its width is set here.
const sizes = '150px';

/**
 * The card of a dish. It renders again only for a changed dish; its button subscribes to the quantity itself.
 */
export const DishCard = memo(function DishCard({
  dish,
  category,
  isFirst = false,
  onOpen,
}: {
  dish: Dish;
  category: Category;
  /** Whether this is the page's first card: its picture is the largest element of the first screen (LCP). */
  isFirst?: boolean;
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
    <Card
      id={anchor}
      data-tall={category.isTall}
      data-dimmed={isOrderable(dish) ? undefined : true}
    >
      <div className="text">
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
    </Card>
  );
});
