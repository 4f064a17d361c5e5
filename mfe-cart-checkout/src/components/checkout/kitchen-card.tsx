import type { Rules } from '@burger/shared/contracts';
import { formatTime, restaurant, telLink } from '@burger/shared/restaurant';
import { Clock, Phone } from 'lucide-react';
import { messages } from '../../messages';
import { Facts, KitchenAddress } from './kitchen-facts';
import { Section } from './section';
import { weekdayName } from './weekday-name';

const { phones } = restaurant;

/** Where the food comes from: address, hours, phone. */
export function KitchenCard({
  rules: { hours, closedWeekdays },
}: {
  rules: Pick<Rules, 'hours' | 'closedWeekdays'>;
}) {
  const [phone] = phones;
  return (
    <Section title={messages.kitchen.title}>
      <Facts>
        <KitchenAddress />
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
    </Section>
  );
}
