import { css, styled } from '@burger/shared/styled';
import { Button, color, radius, size, space } from '@burger/shared/ui';

/** Where a line of the cart has room for all its parts beside each other; within a box that is a `cartRoom`. */
export const wideLine = '@container cart (min-width: 30rem)';

// The smallest phones.
const narrowLine = '@container cart (max-width: 18.5rem)';

// Beside the menu, where pictures and prices are in sight.
const besideMenu = '@container beside-menu (min-width: 0)';

export const besideMenuRoom = css`
  container: beside-menu / inline-size;
`;

export const cartRoom = css`
  container: cart / inline-size;
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  gap: ${space(0.5)} ${space(2)};
  align-items: start;
  padding-block: ${space(2)};
  &:first-child {
    padding-top: ${space(0.5)};
  }
  &:not(:last-child) {
    border-bottom: 1px solid ${color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${narrowLine} {
    grid-template-columns: 64px minmax(0, 1fr);
    column-gap: ${space(1.5)};
  }
  ${besideMenu} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    padding-block: ${space(1)};
  }
  ${wideLine} {
    grid-template-columns: 80px minmax(0, 1fr) auto;
  }
`;

export const Thumb = styled.div<{ $faded?: boolean }>`
  grid-row: span 3;
  ${wideLine} {
    grid-row: span 2;
  }
  ${besideMenu} {
    display: none;
  }
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.field};
  background: ${color.sunken};
  ${({ $faded }) => $faded && 'img { filter: grayscale(1); opacity: 0.55; }'}
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(1)};
  min-height: 2.75rem;
`;

export const Facts = styled(Row)`
  min-height: 0;
  ${wideLine} {
    justify-content: start;
  }
`;

/** Beside the words of a line where there is room, else below them. */
export const Beside = styled(Row)`
  ${wideLine} {
    grid-row: 1 / span 2;
    grid-column: 3;
    align-self: center;
  }
`;

export const Each = styled.span`
  display: block;
  ${besideMenu} {
    display: none;
  }
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

export const Amount = styled.strong`
  font-size: ${size.lg};
  line-height: 1.2;
  text-align: end;
  ${narrowLine} {
    font-size: ${size.md};
  }
  ${wideLine} {
    min-width: 6.5rem;
  }
`;

/** Small buttons of a line; their text, not their padding, stands at the edge. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline: -${space(1)};
`;

export const Tool = styled(Button).attrs({ $kind: 'quiet' as const })`
  padding-inline: ${space(1)};
  font-size: ${size.sm};
`;
