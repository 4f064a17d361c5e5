import { dayOf } from '@burger/shared/restaurant';

const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** The end of the restaurant's day (ms): the first quarter of an hour that belongs to the next one. */
export function endOfDay(now: number): number {
  const today = dayOf(new Date(now));
  let at = Math.floor(now / quarterMs) * quarterMs;
  do at += quarterMs;
  while (dayOf(new Date(at)) === today);
  return at;
}

/** The next moment (ms) at which the restaurant's clock shows a time such as 18:30; null when the text is none. */
export function nextTime(time: string, now: number): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!hours || !minutes) return null;
  const sinceMidnight = (Number(hours) * 60 + Number(minutes)) * 60_000;
  const today = endOfDay(now) - dayMs + sinceMidnight;
  return today > now ? today : today + dayMs;
}

/** A moment (ms) as the API wants it. */
export const isoOf = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();
