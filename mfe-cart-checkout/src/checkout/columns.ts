import { styled } from '@burger/shared/styled';
import { color, from, headerHeight, size, space } from '@burger/shared/ui';

/** On a phone everything stands in one column; on a desktop the bill stays beside it. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(1.5)};
  grid-template-columns: minmax(0, 1fr);
  ${from.tablet} {
    gap: ${space(2)};
  }
  /* What gets the focus must not hide behind the header or the bar with the button. */
  :is(a, button, input, textarea, [tabindex]) {
    scroll-margin-block: 6rem 14rem;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 23rem;
    gap: ${space(3)};
    align-items: start;
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  min-width: 0;
  ${from.tablet} {
    gap: ${space(2)};
  }
  ${from.desktop} {
    gap: ${space(3)};
  }
`;

/** A part that stays as it is while the order is on its way. */
export const Held = styled.div`
  display: contents;
`;

/** Where the food comes from: after everything that is to be done. */
export const Below = styled.div`
  min-width: 0;
  ${from.desktop} {
    grid-column: 1;
  }
`;

/** Above the order on a phone, where the bar at the bottom has no room for it; at the button on a desktop. */
export const Ahead = styled.div`
  order: -1;
  &:empty {
    display: none;
  }
  ${from.desktop} {
    order: 0;
  }
`;

// On a phone its children join the page's column, so that the bar can stick to the bottom of all of it.
export const Side = styled.div`
  display: contents;
  ${from.desktop} {
    grid-row: 1 / span 2;
    grid-column: 2;
    position: sticky;
    top: calc(${headerHeight} + ${space(2)});
    display: grid;
    gap: ${space(2)};
  }
`;

export const BillCard = styled.div`
  scroll-margin-top: 6rem;
`;

/** The numbers that have to stand on every bill. */
export const LegalLine = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.xs};
`;
