import { styled } from '@burger/shared/styled';
import {
  Card,
  Container,
  from,
  SectionTitle,
  space,
  Stack,
  VisuallyHidden,
} from '@burger/shared/ui';
import { ContactForm } from '../components/contact-form';
import { LocationPanel } from '../components/location-panel';
import { EmailFact, HoursFact, LocationFact, PhoneFact } from '../components/place-facts';
import { PageIntro, Section } from '../components/section';
import { contactMessages } from '../messages';
import type { SendMessage } from '../use-cases/send-message';

const Halves = styled(Container)`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)};
  ${from.desktop} {
    grid-template-columns: 1fr 1.7fr;
    align-items: start;
  }
`;

const Cards = styled.section`
  position: relative;
  display: grid;
  gap: ${space(2)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: 1fr;
  }
`;

const facts = [LocationFact, PhoneFact, EmailFact, HoursFact];

/** Every way to reach the restaurant. */
export const ContactPage = ({ sendMessage }: { sendMessage: SendMessage }) => (
  <>
    <PageIntro title={contactMessages.title} lead={contactMessages.lead} />
    <Halves>
      <Cards>
        <VisuallyHidden as="h2">{contactMessages.cards}</VisuallyHidden>
        {facts.map((Fact, card) => (
          <Card key={card}>
            <Fact />
          </Card>
        ))}
      </Cards>
      <Card as="section">
        <Stack $gap={3}>
          <SectionTitle>{contactMessages.formTitle}</SectionTitle>
          <ContactForm sendMessage={sendMessage} />
        </Stack>
      </Card>
    </Halves>
    <Section title={contactMessages.find} lead={contactMessages.findLead}>
      <LocationPanel>
        <LocationFact />
      </LocationPanel>
    </Section>
  </>
);
