import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Card, from, space } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { placeMessages } from '../messages';
import { AreaMap } from './area-map';
import { OutsideLink } from './outside-link';

const Halves = styled(Card)`
  display: grid;
  gap: ${space(3)};
  ${from.desktop} {
    grid-template-columns: 1fr 1.35fr;
    gap: ${space(5)};
    align-items: center;
    padding: ${space(4)} ${space(4)} ${space(4)} ${space(5)};
  }
`;

const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2.5)};
`;

/** Facts about the place beside the drawn map, and the way there. */
export const LocationPanel = ({ children }: { children: ReactNode }) => (
  <Halves>
    <Facts>
      {children}
      <OutsideLink href={restaurant.links.map} $kind="secondary">
        {placeMessages.directions}
      </OutsideLink>
    </Facts>
    <AreaMap />
  </Halves>
);
