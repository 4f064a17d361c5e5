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

/** Minutes since midnight of a time of day such as 21:30. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const onDial = (time: string): DialTime => {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return { clock: `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`, hour };
};

/** A time of day such as 21:30 in the form 9:30 PM, or as the page's language says it. */
export function formatTime(time: string): string {
  const { clock, hour } = onDial(time);
  return messages.time(clock, hour);
}

/** From one time of day to another, such as 1:25–1:40 PM. */
export const formatSpan = (from: string, to: string): string =>
  messages.span(onDial(from), onDial(to));
