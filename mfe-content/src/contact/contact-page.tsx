import contact from '@burger/restaurant/pages/contact.json';
import { inPageLanguage } from '@burger/shared/language';
import { fill, restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import {
  buttonLook,
  type ButtonLook,
  Card,
  Container,
  from,
  Lead,
  SectionTitle,
  size,
  space,
  Stack,
} from '@burger/shared/ui';
import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatLink, faqMessages as faq } from '../faq/messages';
import { IntroScene } from '../parts/intro-scene';
import { PageEnd } from '../parts/page-end';
import { pageFacts } from '../parts/page-facts';
import { PageIntro } from '../parts/page-intro';
import { Section } from '../parts/section';
import { VisitInfo } from '../visit/visit-info';
import { ContactForm, type SendMessage } from './contact-form';
import { contactMessages as text } from './messages';

// What the page tells beside its form.
const told = fill(inPageLanguage('mfe-content/contact-text', contact), pageFacts);

const ActionRow = styled.div`
  display: grid;
  gap: ${space(1.5)};
  width: 100%;
  margin-top: ${space(1)};
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Action = styled.a<ButtonLook>`
  ${buttonLook}
  min-height: 3.5rem;
  padding-inline: ${space(3.5)};
  font-size: ${size.lg};
`;

const ContactActions = () => (
  <ActionRow>
    <Action href={telLink(pageFacts.phone)}>
      <Phone aria-hidden size={22} />
      {faq.call}
    </Action>
    <Action href={chatLink} target="_blank" rel="noopener" $kind="secondary">
      <MessageCircle aria-hidden size={22} />
      {faq.chat}
    </Action>
  </ActionRow>
);

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

export const ContactPage = ({ sendMessage, map }: { sendMessage: SendMessage; map: ReactNode }) => (
  <>
    <PageIntro
      title={text.title}
      lead={told.lead}
      ground="leaf"
      art={<IntroScene {...told.picture} />}
    >
      <ContactActions />
    </PageIntro>
    <Section title={text.find} lead={told.find}>
      <VisitInfo wide map={map} />
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
