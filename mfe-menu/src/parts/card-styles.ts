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
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${radius.card};
    }
    &:active::after {
      background: color-mix(in srgb, ${color.ink} 10%, transparent);
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 3px solid ${color.flameInk};
      outline-offset: -3px;
    }
  }
  picture {
    display: block;
    background: ${studioGround};
    overflow: hidden;
  }
  img {
    /* Its transform lifts it above the link. */
    pointer-events: none;
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
