import { restaurant } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { Card, Container, from, Lead, SectionTitle, size, space, Stack } from '@burger/shared/ui';
import type { ReactNode } from 'react';
import { ContactActions } from './contact-actions';
import { ContactForm } from './contact-form';
import { LocationPanel } from '../place/location-panel';
import { PageEnd } from '../parts/page-end';
import { PageIntro } from '../parts/page-intro';
import { IntroScene } from '../parts/intro-scene';
import { EmailFact, HoursFact, LocationFact, PhoneFact } from '../place/place';
import { Section } from '../parts/section';
import { contactText } from './contact-text';
import { contactMessages as text } from './messages';
import type { SendMessage } from './send-message';

const Writing = styled(Container).attrs({ as: 'section' })`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)} ${space(6)};
  ${from.desktop} {
    h2 {
      font-size: ${size.xxxl};
    }
  }
`;

const Ending = styled(Container)`
  padding-bottom: ${space(7)};
`;

export interface ContactPorts {
  sendMessage: SendMessage;
  map: ReactNode;
}

/** Every way to reach the restaurant: at once, on foot, in writing. */
export const ContactPage = ({ sendMessage, map }: ContactPorts) => (
  <>
    <PageIntro
      title={text.title}
      lead={contactText.lead}
      ground="leaf"
      art={<IntroScene {...contactText.picture} />}
    >
      <ContactActions />
    </PageIntro>
    <Section title={text.find} lead={contactText.find}>
      <LocationPanel wide map={map}>
        <LocationFact />
        <HoursFact />
        <PhoneFact />
        <EmailFact />
      </LocationPanel>
    </Section>
    <Writing>
      <Stack $gap={1}>
        <SectionTitle>{text.formTitle}</SectionTitle>
        <Lead>{text.formLead(restaurant.replyHours)}</Lead>
      </Stack>
      <Card>
        <ContactForm sendMessage={sendMessage} />
      </Card>
    </Writing>
    <Ending>
      <PageEnd />
    </Ending>
  </>
);
