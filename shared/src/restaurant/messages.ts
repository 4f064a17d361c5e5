import { inPageLanguage } from '../language/i18n';

export interface DialTime {
  clock: string;
  hour: number;
}

const half = (hour: number): string => (hour < 12 ? 'AM' : 'PM');

/** How times of day are written. `hour` runs from 0 to 23, `clock` is the time on a dial, such as 9:30. */
export const messages = inPageLanguage('shared/restaurant-times', {
  time: (clock: string, hour: number) => `${clock} ${half(hour)}`,
  tomorrow: (span: string) => `tomorrow, ${span}`,
  onDay: (day: string, span: string) => `${day}, ${span}`,
  everyDay: 'Every day',
  everyDayBut: (days: string) => `Every day except ${days}`,
  span: (from: DialTime, to: DialTime) =>
    half(from.hour) === half(to.hour)
      ? `${from.clock}–${to.clock} ${half(to.hour)}`
      : `${from.clock} ${half(from.hour)}–${to.clock} ${half(to.hour)}`,
} as const);
