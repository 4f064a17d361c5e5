import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Card, from, space } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { placeMessages } from './messages';
import { OutsideLink } from '../parts/outside-link';

// The map reaches to the edges of its card: a place, not an illustration of one.
const Halves = styled(Card)<{ $wide: boolean }>`
  display: grid;
  padding: 0;
  overflow: hidden;
  ${from.desktop} {
    grid-template-columns: ${({ $wide }) => ($wide ? '1.7fr 1fr' : '1fr 1.6fr')};
  }
`;

const Facts = styled.div<{ $wide: boolean }>`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(2.5)};
  padding: ${space(3)};
  ${from.tablet} {
    grid-template-columns: ${({ $wide }) => ($wide ? '1fr 1fr' : '1fr')};
    gap: ${space(3)};
  }
  ${from.desktop} {
    padding: ${space(4)};
  }
`;

/** Facts about the place beside the map, and the way there. */
export const LocationPanel = ({
  map,
  wide = false,
  children,
}: {
  map: ReactNode;
  /** With the facts in two columns. */
  wide?: boolean;
  children: ReactNode;
}) => (
  <Halves $wide={wide}>
    <Facts $wide={wide}>
      {children}
      <OutsideLink href={restaurant.links.map} $kind="secondary">
        {placeMessages.directions}
      </OutsideLink>
    </Facts>
    {map}
  </Halves>
);
