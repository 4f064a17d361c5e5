import { addressLines } from '@burger/shared/shop/page-facts';
import { pageRules } from '@burger/shared/shop/page';
import { dayOf, openingTimes, specialDaysFrom } from '@burger/shared/hours';
import { restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { buttonStyle, type ButtonStyle, Card, useHydrated } from '@burger/shared/ui';
import { color, from, size, space, touchLink } from '@burger/shared/theme';
import { Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { visitMessages as text } from './messages/en';

export const OutsideLink = styled.a.attrs({ target: '_blank', rel: 'noopener' })<ButtonStyle>`
  ${buttonStyle}
`;

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
    ${touchLink}
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

const Halves = styled(Card)<{ $wide: boolean }>`
  display: grid;
  padding: 0;
  overflow: hidden;
  ${from.desktop} {
    grid-template-columns: ${({ $wide }) => ($wide ? '1.7fr 1fr' : '1fr 1.6fr')};
  }
`;

const Facts = styled.div<{ $wide: boolean }>`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(2.5)};
  padding: ${space(3)};
  ${from.tablet} {
    grid-template-columns: ${({ $wide }) => ($wide ? '1fr 1fr' : '1fr')};
    gap: ${space(3)};
  }
  ${from.desktop} {
    padding: ${space(4)};
  }
`;

// The page is prerendered once for all days, so past days can be hidden only after hydration.
function SpecialDays() {
  const today = useHydrated() ? dayOf(new Date()) : '';
  return specialDaysFrom(today, pageRules).map((day) => <p key={day}>{day}</p>);
}

export const VisitInfo = ({ map, wide = false }: { map: ReactNode; wide?: boolean }) => (
  <Halves $wide={wide}>
    <Facts $wide={wide}>
      <Fact Icon={MapPin} title={text.location}>
        <Address>
          {addressLines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Address>
      </Fact>
      <Fact Icon={Clock} title={text.hours}>
        {openingTimes(pageRules).map(({ text: times, kitchenCloses, lastOrders }) => (
          <Fragment key={times}>
            <p>{times}</p>
            <p>{text.kitchen(kitchenCloses, lastOrders)}</p>
          </Fragment>
        ))}
        <SpecialDays />
      </Fact>
      <Fact Icon={Phone} title={text.phone}>
        {restaurant.phones.map((phone) => (
          <a key={phone} href={telLink(phone)}>
            {phone}
          </a>
        ))}
        <p>{text.byPhone}</p>
      </Fact>
      {wide && (
        <Fact Icon={Mail} title={text.email}>
          {[restaurant.emails.hello, restaurant.emails.orders].map((email) => (
            <a key={email} href={`mailto:${email}`}>
              <span>
                {email.slice(0, email.indexOf('@') + 1)}
                {/* Lets narrow phones break an email address after the at-sign. */}
                <wbr />
                {email.slice(email.indexOf('@') + 1)}
              </span>
            </a>
          ))}
        </Fact>
      )}
      <OutsideLink href={restaurant.links.map} $kind="secondary">
        {text.directions}
      </OutsideLink>
    </Facts>
    {map}
  </Halves>
);
