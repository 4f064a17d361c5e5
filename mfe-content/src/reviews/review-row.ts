import { styled } from '@burger/shared/styled';
import { from, space } from '@burger/shared/ui';

/** Reviews beside each other; on a phone they are swiped, and the edge of the next one says so. */
export const ReviewRow = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 85%;
  gap: ${space(2)};
  margin-inline: -${space(2)};
  padding: ${space(0.5)} ${space(2)} ${space(1.5)};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${space(2)};
  scrollbar-width: none;
  > * {
    min-height: 13rem;
    scroll-snap-align: start;
  }
  ${from.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3)};
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
