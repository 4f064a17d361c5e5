import { restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { buttonLook, space, type ButtonLook } from '@burger/shared/ui';
import { Phone } from 'lucide-react';
import { followMessages } from './messages';

const Anchor = styled.a<ButtonLook>`
  ${buttonLook}
  /* Keeps text and number on one line, also in a notice on a phone. */
  padding-inline: ${space(1.5)};
`;

const [phone] = restaurant.phones;

const shown = phone.replaceAll(' ', '\u00A0');

export const CallLink = (look: ButtonLook) => (
  <Anchor $kind="secondary" {...look} href={telLink(phone)}>
    <Phone aria-hidden size={18} />
    {followMessages.call(shown)}
  </Anchor>
);
