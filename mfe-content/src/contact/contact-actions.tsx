import { telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { buttonLook, from, size, space, type ButtonLook } from '@burger/shared/ui';
import { MessageCircle, Phone } from 'lucide-react';
import { faqMessages as text } from '../faq/messages';
import { chatLink, mainPhone } from '../parts/restaurant-texts';

const Row = styled.div`
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

/** A person at once: by phone or by chat, as large as a thumb likes it. */
export const ContactActions = () => (
  <Row>
    <Action href={telLink(mainPhone)}>
      <Phone aria-hidden size={22} />
      {text.call}
    </Action>
    <Action href={chatLink(text.chatText)} target="_blank" rel="noopener" $kind="secondary">
      <MessageCircle aria-hidden size={22} />
      {text.chat}
    </Action>
  </Row>
);
