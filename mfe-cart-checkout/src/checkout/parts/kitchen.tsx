import { weekdays } from '@burger/shared/contracts';
import { pageLocale } from '@burger/shared/i18n';
import { openingTimes, type NextOpening, type OpeningRules } from '@burger/shared/hours';
import { restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { color, size, space, touchLink } from '@burger/shared/theme';
import { ChevronDown, Clock, MapPin, Phone } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { messages } from '../../messages/en';
import { Fold, Summary, Section } from './section';

const { timeZone } = restaurant;
const withDate = { day: 'numeric', month: 'long' } as const;

/** Returns the weekday, with its date from a week on. Creates the formatter on demand: it is slow to construct and rarely needed. */
const dayName = (day: Date, inDays: number): string =>
  new Intl.DateTimeFormat(pageLocale, {
    weekday: 'long',
    ...(inDays < weekdays.length ? {} : withDate),
    timeZone,
  }).format(day);

const Facts = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  font-size: ${size.sm};
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(1.5)};
    align-items: start;
  }
  svg {
    margin-top: 0.2rem;
    color: ${color.flameInk};
  }
  a {
    ${touchLink}
    font-weight: 600;
  }
  li:has(a:only-child) svg {
    margin-top: 0.85rem;
  }
`;

const { address, links, phones } = restaurant;
const addressText = `${address.street}, ${address.locality}, ${address.city} ${address.postalCode}`;

/** A link to the map. `children` is the address, where the page does not show it elsewhere. */
const KitchenMap = ({ children }: { children?: ReactNode }) => (
  <li>
    <MapPin aria-hidden size={18} />
    <div>
      {children}
      <a href={links.map} target="_blank" rel="noreferrer">
        {messages.kitchen.map}
      </a>
    </div>
  </li>
);

export const PickupPlace = () => (
  <Facts>
    <KitchenMap>
      {addressText}
      <br />
    </KitchenMap>
  </Facts>
);

export const closedText = ({ time, inDays, day }: NextOpening): string =>
  messages.kitchen.closed(time, inDays, dayName(day, inDays));

const Where = styled(Summary)`
  font-size: ${size.sm};
`;

interface Card {
  rules: OpeningRules;
  specialDays?: ReactNode;
}

export function KitchenCard({ rules, specialDays }: Card) {
  const [phone] = phones;
  return (
    <Section title={messages.kitchen.title}>
      <Fold>
        <Where>
          <span>{addressText}</span>
          <ChevronDown aria-hidden size={20} />
        </Where>
        <Facts>
          <KitchenMap />
          <li>
            <Clock aria-hidden size={18} />
            <div>
              {openingTimes(rules).map(({ text, lastOrders }, at) => (
                <Fragment key={text}>
                  {at > 0 && <br />}
                  <span>{text}</span>
                  <br />
                  <span>{messages.kitchen.lastOrders(lastOrders)}</span>
                </Fragment>
              ))}
              {specialDays}
            </div>
          </li>
          <li>
            <Phone aria-hidden size={18} />
            <div>
              {messages.kitchen.byPhone}
              <br />
              <a href={telLink(phone)}>{phone}</a>
            </div>
          </li>
        </Facts>
      </Fold>
    </Section>
  );
}
