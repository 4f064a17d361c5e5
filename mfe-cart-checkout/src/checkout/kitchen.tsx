import type { Rules } from '@burger/shared/contracts';
import { formatTime, restaurant, telLink } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import { size } from '@burger/shared/ui';
import { ChevronDown, Clock, Phone } from 'lucide-react';
import { messages } from '../messages';
import { Fold, Summary } from './fold';
import { Facts, KitchenAddress, KitchenMap } from './kitchen-facts';
import { Section } from './section';
import { weekdayName } from './weekday-name';

const { phones } = restaurant;

const Where = styled(Summary)`
  font-size: ${size.sm};
`;

/** Where the food comes from: the address; the way there, hours and phone folded under it. */
export function KitchenCard({
  rules: { hours, closedWeekdays },
}: {
  rules: Pick<Rules, 'hours' | 'closedWeekdays'>;
}) {
  const [phone] = phones;
  return (
    <Section title={messages.kitchen.title}>
      <Fold>
        <Where>
          <span>
            <KitchenAddress />
          </span>
          <ChevronDown aria-hidden size={20} />
        </Where>
        <Facts>
          <KitchenMap />
          <li>
            <Clock aria-hidden size={18} />
            <div>
              {messages.kitchen.hours(
                formatTime(hours.opens),
                formatTime(hours.closes),
                closedWeekdays.length === 0,
              )}
              <br />
              {messages.kitchen.lastOrders(formatTime(hours.lastOrders))}
              {closedWeekdays.length > 0 && (
                <>
                  <br />
                  {messages.kitchen.closedOn(closedWeekdays.map(weekdayName).join(', '))}
                </>
              )}
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
