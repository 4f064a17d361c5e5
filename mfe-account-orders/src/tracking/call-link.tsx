import { restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { buttonStyle, type ButtonStyle } from '@burger/shared/ui';
import { space } from '@burger/shared/theme';
import { Phone } from 'lucide-react';
import { followMessages } from './messages/en';

const Anchor = styled.a<ButtonStyle>`
  ${buttonStyle}
  /* Keeps text and number on one line, also in a notice on a phone. */
  padding-inline: ${space(1.5)};
`;

const [phone] = restaurant.phones;

const visible = phone.replaceAll(' ', '\u00A0');

export const CallLink = (style: ButtonStyle) => (
  <Anchor $kind="secondary" {...style} href={telLink(phone)}>
    <Phone aria-hidden size={18} />
    {followMessages.call(visible)}
  </Anchor>
);
