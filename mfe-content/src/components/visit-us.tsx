import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Card, from, space, Stack } from '@burger/shared/ui';
import { homeMessages, placeMessages } from '../messages';
import { AreaMap } from './area-map';
import { OutsideLink } from './outside-link';
import { HoursFact, LocationFact, PhoneFact } from './place-facts';
import { Section } from './section';

const Halves = styled(Card)`
  display: grid;
  gap: ${space(3)};
  ${from.desktop} {
    grid-template-columns: 1fr 1.3fr;
    gap: ${space(5)};
    align-items: center;
    padding: ${space(5)};
  }
`;

/** Where we are, when we are open and whom to call. */
export const VisitUs = () => (
  <Section title={homeMessages.visit.title} lead={homeMessages.visit.lead}>
    <Halves>
      <Stack $gap={2.5}>
        <LocationFact />
        <HoursFact />
        <PhoneFact />
        <OutsideLink href={restaurant.links.map} $kind="secondary">
          {placeMessages.directions}
        </OutsideLink>
      </Stack>
      <AreaMap />
    </Halves>
  </Section>
);
