import type { Category, Dish } from '@burger/shared/contracts';
import { dishAnchor, isOrderable } from '@burger/shared/lines';
import { css, styled } from '@burger/shared/styled';
import { color, from, Picture, radius, size, space, VegMark } from '@burger/shared/ui';
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
  /* The mark: of its category a card tells only who cannot see the heading above it. */
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
    /* The middle of the target lies in the card, not at its edge. */
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
      &::before {
        width: 0.6875rem;
        height: 0.6875rem;
      }
    }
  }
`;

/** One element is styled for the whole card, so that a menu of many stays light. */
const Card = styled.li`
  ${linkedCard}
  --picture: 116px;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) auto;
  column-gap: ${space(1.5)};
  padding: ${space(1.25)} ${space(1.25)} ${space(1.25)} ${space(1.75)};
  /* Cards that are out of sight cost neither layout nor paint; the sizes are what they come to, without padding. */
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
    /* Whatever the font that is there makes of the name: nothing moves when another one comes. */
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
  /* What is tall stands on the button rather than behind it, which covers what is free below. */
  &[data-tall] img {
    translate: 0 -0.25rem;
  }
  &[data-dimmed] img {
    filter: grayscale(0.85);
  }
`;

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
  category: Category;
  /** The first card of the page: its picture is the largest thing on the first screen. */
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
