import type { Rules } from '../contracts/rules';
import { minutesSpan } from '../hours/durations';
import { openDays } from '../hours/day-name';
import { formatTime } from '../hours/clock-time';
import type { Placeholder, Sentence } from './placeholders';
import { ownFacts, restaurant } from './restaurant';

export const addressLines: readonly string[] = [
  restaurant.address.street,
  `${restaurant.address.locality}, ${restaurant.address.city} ${restaurant.address.postalCode}`,
  restaurant.address.region,
];

/** What words may name under these rules, in the page's language; the sentences on them are for answers alone. */
export function factsUnder(rules: Rules): Record<Exclude<Placeholder, Sentence>, string> {
  const { phones, emails, fssai, grievanceOfficer } = restaurant;
  const { closedWeekdays, delivery, hours } = rules;
  const [phone, otherPhone = phone] = phones;
  return {
    ...ownFacts,
    address: addressLines.join(', '),
    phone,
    otherPhone,
    email: emails.hello,
    fssai,
    officer: grievanceOfficer.name,
    officerEmail: grievanceOfficer.email,
    officerPhone: grievanceOfficer.phone,
    openDays: openDays(rules),
    daysOpen: `${7 - closedWeekdays.length}`,
    opens: formatTime(hours.opens),
    closes: formatTime(hours.closes),
    kitchenCloses: formatTime(hours.kitchenCloses),
    lastOrders: formatTime(hours.lastOrders),
    freeUpToKm: `${delivery.freeUpToKm}`,
    rupeesPerKm: `${delivery.rupeesPerKm}`,
    limitKm: `${delivery.limitKm}`,
    minutes: minutesSpan(delivery),
    leastMinutes: `${delivery.minutes}`,
    mostMinutes: `${delivery.latestMinutes}`,
  };
}
