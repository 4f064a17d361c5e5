import { useHomeText } from './home-text';
import { homeMessages } from './messages';
import { AreaMap } from '../place/area-map';
import { LocationPanel } from '../place/location-panel';
import { HoursFact, LocationFact, PhoneFact } from '../place/place';
import { Section } from '../parts/section';

/** Where we are, when we are open and whom to call. */
export const VisitUs = () => (
  <Section title={homeMessages.visit.title} lead={useHomeText().visit}>
    <LocationPanel map={<AreaMap />}>
      <LocationFact />
      <HoursFact />
      <PhoneFact />
    </LocationPanel>
  </Section>
);
