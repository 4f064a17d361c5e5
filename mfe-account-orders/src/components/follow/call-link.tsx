import { restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { buttonLook, type ButtonLook } from '@burger/shared/ui';
import { Phone } from 'lucide-react';
import { followMessages } from '../../follow-messages';

const Look = styled.a<ButtonLook>`
  ${buttonLook}
`;

const [phone] = restaurant.phones;

// A number stays on one line.
const shown = phone.replaceAll(' ', '\u00A0');

/** The restaurant's phone, one tap away. */
export const CallLink = (look: ButtonLook) => (
  <Look $kind="secondary" {...look} href={telLink(phone)}>
    <Phone aria-hidden size={18} />
    {followMessages.call(shown)}
  </Look>
);
