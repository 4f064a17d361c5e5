import { weekdays, type Weekday } from '@burger/shared/contracts';
import { pageLocale } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';

const { timeZone } = restaurant;
const weekday = new Intl.DateTimeFormat(pageLocale, { weekday: 'long', timeZone });
const withDate = new Intl.DateTimeFormat(pageLocale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone,
});

// A Monday, at noon at the restaurant and near it.
const aMonday = Date.UTC(2024, 0, 1, 6, 30);
const dayMs = 24 * 60 * 60_000;

/** A day of the week in the page's language. */
export const weekdayName = (day: Weekday): string =>
  weekday.format(aMonday + weekdays.indexOf(day) * dayMs);

/** A day to come: Tuesday; from a week on with its date. */
export const dayName = (day: Date, inDays: number): string =>
  (inDays < weekdays.length ? weekday : withDate).format(day);
