import { css, styled } from '@burger/shared/styled';
import { canHover, color, from, motion, radius, shadow, size, space } from '@burger/shared/ui';
import { shownPicture, wholeCard } from './card-looks';
import { belowBar } from './sticky-bar';

const words = css`
  .words {
    grid-area: 1 / 1 / 3 / 2;
    display: flex;
    flex-direction: column;
    ${from.tablet} {
      grid-area: 2 / 1 / 3 / 3;
      padding: ${space(2)} ${space(2.5)} ${space(2.5)};
    }
  }
  .kind {
    display: flex;
    align-items: center;
    gap: ${space(0.75)};
    color: ${color.inkSoft};
    font-size: ${size.xs};
  }
  h3 {
    margin-top: ${space(0.5)};
    font-size: ${size.lg};
    ${from.tablet} {
      margin-top: ${space(1)};
      font-size: 1.25rem;
    }
  }
  .price {
    margin-top: ${space(0.25)};
    font-weight: 700;
    ${from.tablet} {
      order: 1;
      display: flex;
      align-items: center;
      box-sizing: content-box;
      min-height: 2.75rem;
      margin-top: auto;
      padding-top: ${space(1.5)};
      font-size: ${size.xl};
    }
  }
  .about {
    display: -webkit-box;
    margin-top: ${space(0.75)};
    overflow: hidden;
    color: ${color.inkSoft};
    font-size: ${size.sm};
    line-height: 1.4;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    ${from.tablet} {
      font-size: 0.9375rem;
    }
  }
`;

const onTop = css`
  picture {
    grid-area: 1 / 2;
    width: 8.5rem;
    height: 7.625rem;
    border-radius: ${radius.field};
    ${from.tablet} {
      grid-area: 1 / 1 / 2 / 3;
      width: auto;
      height: auto;
      aspect-ratio: 4 / 3;
      border-radius: 0;
    }
  }
  .badge {
    /* Above the picture also while that grows under the pointer. */
    z-index: 1;
    place-self: start;
    grid-area: 1 / 2;
    margin: ${space(0.75)};
    ${from.tablet} {
      grid-area: 1 / 1;
      margin: ${space(1.5)};
    }
  }
  > :last-child {
    z-index: 1;
    grid-area: 2 / 2;
    /* No lower than dishes stand in their pictures: what one gets is not covered. */
    margin-top: -0.5rem;
    ${from.tablet} {
      align-self: end;
      margin: 0 ${space(2.5)} ${space(2.5)} 0;
    }
  }
`;

/**
 * Phones: words left, picture right with the button over its lower edge. From tablets on: picture on top.
 * One element is styled for the whole card, so that a menu of many stays light.
 */
export const Frame = styled.li<{ $dimmed: boolean }>`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) auto;
  column-gap: ${space(2)};
  padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.card};
  /* Cards that are out of sight cost neither layout nor paint; the sizes are what they come to. */
  content-visibility: auto;
  contain-intrinsic-height: auto 10.25rem;
  scroll-margin-top: ${belowBar};
  ${from.tablet} {
    padding: 0;
    overflow: hidden;
    contain-intrinsic-height: auto calc((100vw - 5.5rem) * 0.375 + 12rem);
  }
  ${from.desktop} {
    contain-intrinsic-height: auto calc((min(100vw, 75rem) - 7rem) * 0.25 + 12rem);
  }
  ${canHover} {
    transition: box-shadow ${motion.calm};
    &:hover {
      box-shadow: ${shadow.raised};
    }
  }
  ${wholeCard}
  ${shownPicture}
  ${words}
  ${onTop}
  img {
    filter: ${({ $dimmed }) => ($dimmed ? 'grayscale(0.85)' : 'none')};
  }
`;
