import { css } from '@burger/shared/styled';
import { canHover, color, motion, radius, studioGround } from '@burger/shared/ui';

/** The link of a card, as large as the card; buttons lie above it. */
export const wholeCard = css`
  a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${radius.card};
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 3px solid ${color.flameInk};
      outline-offset: -3px;
    }
  }
`;

/** A picture fills its box, and comes a little nearer under the pointer. */
export const shownPicture = css`
  picture {
    display: block;
    background: ${studioGround};
    overflow: hidden;
  }
  img {
    transition: transform ${motion.calm};
  }
  ${canHover} {
    &:hover img {
      transform: scale(1.04);
    }
  }
`;
