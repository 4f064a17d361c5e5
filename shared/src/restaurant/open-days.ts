import type { Rules } from '../contracts/rules';
import { pageLocale } from '../language/i18n';
import { weekdayName } from './day-name';
import { messages } from './dial';

/** The days on which the restaurant is open: Every day, or Every day except Monday. */
export const openDays = ({ closedWeekdays }: Pick<Rules, 'closedWeekdays'>): string =>
  closedWeekdays.length === 0
    ? messages.everyDay
    : messages.everyDayBut(new Intl.ListFormat(pageLocale).format(closedWeekdays.map(weekdayName)));
