import { css } from '@burger/shared/styled';
import { color, from, headerHeight, space } from '@burger/shared/theme';

export const stickyBar = css`
  position: relative;
  z-index: 5;
  ${from.tall} {
    position: sticky;
    top: ${headerHeight};
  }
  padding-block: ${space(1)};
  background: ${color.page};
  /* Spans the window without widening the page. */
  box-shadow: 0 0 0 100vmax ${color.page};
  clip-path: inset(0 -100vmax);
  /* The bottom border, equally wide. */
  border-image: linear-gradient(${color.line}, ${color.line}) 0 0 1 / 0 0 1px / 0 100vmax;
`;

export const toolbarHeight = '3.5rem';

/** Scroll margin for the menu's sticky bar; the page itself leaves room for the header. */
export const belowBar = '2.75rem';
