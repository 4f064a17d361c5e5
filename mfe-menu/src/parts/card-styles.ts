import { css } from '@burger/shared/styled';
import { canHover, color, motion, radius, shadow, studioGround } from '@burger/shared/theme';

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
    /* A transform would lift the picture above the link. */
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
