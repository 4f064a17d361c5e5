import { addressLines } from '@burger/shared/page-facts';
import { pageRules } from '@burger/shared/page-shop';
import { openDays, restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/ui';
import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { placeMessages } from './messages';
import { closes, kitchenCloses, lastOrders, opens } from '../parts/restaurant-texts';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: 0 ${space(1.5)};
  > svg {
    margin-top: 0.15rem;
    color: ${color.flameInk};
  }
`;

const Title = styled.h3`
  font-size: ${size.lg};
`;

const Lines = styled.div`
  grid-column: 2;
  display: grid;
  justify-items: start;
  color: ${color.inkSoft};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Address = styled.address`
  font-style: normal;
`;

const Fact = ({
  Icon,
  title,
  children,
}: {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
}) => (
  <Row>
    <Icon aria-hidden size={20} />
    <Title>{title}</Title>
    <Lines>{children}</Lines>
  </Row>
);

export const LocationFact = () => (
  <Fact Icon={MapPin} title={placeMessages.location}>
    <Address>
      {addressLines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Address>
  </Fact>
);

export const HoursFact = () => (
  <Fact Icon={Clock} title={placeMessages.hours}>
    <p>
      {openDays(pageRules)} {placeMessages.span(opens, closes)}
    </p>
    <p>{placeMessages.kitchen(kitchenCloses, lastOrders)}</p>
  </Fact>
);

export const PhoneFact = () => (
  <Fact Icon={Phone} title={placeMessages.phone}>
    {restaurant.phones.map((phone) => (
      <a key={phone} href={telLink(phone)}>
        {phone}
      </a>
    ))}
    <p>{placeMessages.byPhone}</p>
  </Fact>
);

export const EmailFact = () => (
  <Fact Icon={Mail} title={placeMessages.email}>
    {[restaurant.emails.hello, restaurant.emails.orders].map((email) => (
      <a key={email} href={`mailto:${email}`}>
        <span>
          {email.slice(0, email.indexOf('@') + 1)}
          {/* On the smallest phones an address is broken here, rather than anywhere. */}
          <wbr />
          {email.slice(email.indexOf('@') + 1)}
        </span>
      </a>
    ))}
  </Fact>
);
