import { timeText } from '@burger/shared/hours';
import { css, styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/theme';
import { messages } from '../messages/en';
import { lying } from '../parts/buttons';
import { useTimeOf } from '../use-server-time';

/* From this width all six labels fit next to their icons. */
export const roomy = '@media (min-width: 78rem)';

/* Labels without room are hidden visually only. */
export const hiddenWords = css`
  position: absolute;
  width: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Clock = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  font-weight: 750;
  font-size: ${size.xl};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* Phones show the time in their status bar. */
  time {
    display: none;
    ${from.tablet} {
      display: inline;
    }
    ${lying} {
      display: none;
    }
  }
  small {
    display: inline-flex;
    align-items: center;
    gap: ${space(0.5)};
    color: ${color.leaf};
    font-size: ${size.sm};
    &::before {
      content: '';
      width: 0.6rem;
      height: 0.6rem;
      border-radius: 50%;
      background: currentColor;
    }
    &[data-lost='true'] {
      color: ${color.flameInk};
    }
    /* Hidden visually where space is short: a banner already shows the lost connection and since when. */
    > span {
      ${hiddenWords}
      ${roomy} {
        position: static;
        width: auto;
        overflow: visible;
        clip-path: none;
      }
    }
  }
`;

const texts = messages.bar;

export const BarClock = ({ lost }: { lost: boolean }) => (
  <Clock>
    <time>{timeText(useTimeOf(timeText))}</time>
    <small data-lost={lost}>
      <span>{lost ? texts.noContact : texts.live}</span>
    </small>
  </Clock>
);
