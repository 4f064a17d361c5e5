import { messages, type DialTime } from './messages';

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
