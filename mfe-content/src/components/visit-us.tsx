import { useHomeText } from '../content/home';
import { homeMessages } from '../home-messages';
import { AreaMap } from './area-map';
import { LocationPanel } from './location-panel';
import { HoursFact, LocationFact, PhoneFact } from './place-facts';
import { Section } from './section';

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
