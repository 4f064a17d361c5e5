import { css } from '@burger/shared/styled';
import { color, from, headerHeight, space } from '@burger/shared/ui';

export const stickyBar = css`
  position: relative;
  z-index: 5;
  ${from.tall} {
    position: sticky;
    top: ${headerHeight};
  }
  padding-block: ${space(1)};
  background: ${color.page};
  /* Reaches both edges of the window without making the page wider. */
  box-shadow: 0 0 0 100vmax ${color.page};
  clip-path: inset(0 -100vmax);
  /* Its edge, as wide: what passes below ends there. */
  border-image: linear-gradient(${color.line}, ${color.line}) 0 0 1 / 0 0 1px / 0 100vmax;
`;

/** Of the bar that holds title and tools where the window is wide. */
export const toolbarHeight = '3.5rem';

/** Room for this bar above what is scrolled to; the page itself leaves room for the header. */
export const belowBar = '2.75rem';
