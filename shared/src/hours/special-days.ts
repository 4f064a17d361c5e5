import { messages, type OpeningRules } from './clock-time';
import { named, openingTimes, sittingsText } from './day-name';

// In a separate file, because the first screens do not show special days.

/** Lists the special days from a date on: 8 November, 7:00 AM to 11:30 AM. */
export const specialDaysFrom = (date: string, { specialDays = [] }: OpeningRules): string[] =>
  specialDays
    .filter((day) => day.date >= date)
    .map((day) =>
      messages.onDay(
        named(Date.parse(day.date), { day: 'numeric', month: 'long' }),
        sittingsText(day.sittings) || messages.closed,
      ),
    );

/** Returns the opening times as texts, for owners who publish them elsewhere. */
export const hoursInWords = (rules: OpeningRules) => ({
  hours: openingTimes(rules)
    .map(
      ({ text, kitchenCloses, lastOrders }) =>
        `${text} (kitchen until ${kitchenCloses}, last orders ${lastOrders})`,
    )
    .join('; '),
  specialDays: specialDaysFrom('', rules).join('; '),
});
