import { css } from '@burger/shared/styled';
import { canHover, color, motion, radius, shadow, studioGround } from '@burger/shared/ui';

/** The card of a dish: its link is as large as the card, and buttons lie above that. */
export const linkedCard = css`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.card};
  box-shadow: ${shadow.card};
  a {
    /* A filter would make the link itself the box that its ::after fills, and the press would end beside it. */
    --pressed: none;
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
  &:has(a:active) {
    border-color: ${color.flameInk};
    box-shadow: none;
  }
  picture {
    display: block;
    /* The picture lies above the link while it is enlarged. */
    pointer-events: none;
    background: ${studioGround};
    overflow: hidden;
  }
  img {
    transition: transform ${motion.calm};
  }
  ${canHover} {
    transition: box-shadow ${motion.calm};
    &:hover {
      box-shadow: ${shadow.raised};
      img {
        transform: scale(1.04);
      }
    }
  }
`;
