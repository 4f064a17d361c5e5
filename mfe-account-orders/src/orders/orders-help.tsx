import { restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import {
  ButtonLink,
  buttonLook,
  Card,
  color,
  size,
  space,
  type ButtonLook,
} from '@burger/shared/ui';
import { MessageCircle, Phone } from 'lucide-react';
import { messages } from '../messages';

const Box = styled(Card).attrs({ as: 'section' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  background: ${color.sunken};
  box-shadow: none;
`;

const Heading = styled.h2`
  font-size: ${size.xl};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

const CallLink = styled.a<ButtonLook>`
  ${buttonLook}
`;

const [phone] = restaurant.phones;

/** Where to turn with a question about an order. */
export const OrdersHelp = () => (
  <Box aria-labelledby="orders-help">
    <div>
      <Heading id="orders-help">{messages.help.title}</Heading>
      <p>{messages.help.text}</p>
    </div>
    <Ways>
      <ButtonLink to="/contact" $kind="secondary">
        <MessageCircle aria-hidden size={18} />
        {messages.help.contact}
      </ButtonLink>
      <CallLink href={telLink(phone)} $kind="secondary">
        <Phone aria-hidden size={18} />
        {messages.help.call(phone)}
      </CallLink>
    </Ways>
  </Box>
);
