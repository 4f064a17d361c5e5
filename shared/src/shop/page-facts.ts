import type { Rules, Sitting } from '../contracts/rules';
import { minutesSpan } from '../platform/device/durations';
import { listed, openDays, openingTimes, timesOf } from '../hours/day-name';
import type { Placeholder, Sentence } from '../restaurant/placeholders';
import { officerInWords, ownFacts, restaurant } from '../restaurant/restaurant';

export const addressLines: readonly string[] = [
  restaurant.address.street,
  `${restaurant.address.locality}, ${restaurant.address.city} ${restaurant.address.postalCode}`,
  restaurant.address.region,
];

/**
 * Returns the facts that texts may contain under these shop rules, in the page's language. Sentences are only
 * for FAQ answers.
 */
export function factsUnder(rules: Rules): Record<Exclude<Placeholder, Sentence>, string> {
  const { phones, emails, fssai, grievanceOfficer } = restaurant;
  const { delivery } = rules;
  const times = openingTimes(rules);
  const sittings = times.flatMap((each) => each.sittings);
  const all = (which: keyof Sitting) => timesOf(sittings, which);
  const [phone, otherPhone = phone] = phones;
  return {
    ...ownFacts,
    address: addressLines.join(', '),
    phone,
    otherPhone,
    email: emails.hello,
    fssai,
    officer: officerInWords(grievanceOfficer),
    officerEmail: grievanceOfficer.email,
    officerPhone: grievanceOfficer.phone,
    openDays: openDays(rules),
    daysOpen: `${times.flatMap(({ days }) => days).length}`,
    hours: times.map(({ text }) => text).join('; '),
    opens: all('opens')[0] ?? '',
    closes: all('closes').at(-1) ?? '',
    kitchenCloses: listed(all('kitchenCloses')),
    lastOrders: listed(all('lastOrders')),
    freeUpToKm: `${delivery.freeUpToKm}`,
    rupeesPerKm: `${delivery.rupeesPerKm}`,
    limitKm: `${delivery.limitKm}`,
    minutes: minutesSpan(delivery),
    leastMinutes: `${delivery.minutes}`,
    mostMinutes: `${delivery.latestMinutes}`,
  };
}
