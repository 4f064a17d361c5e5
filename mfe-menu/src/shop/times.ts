import type { Hours, SoldOut, Today } from '@burger/shared/contracts';

/**
 * The next moment after `at` at which something that is said of today ends (a dish is back, a pause is over), in ms;
 * null where nothing ends by itself.
 */
export function nextEnd({ soldOut, paused }: Today, at: number): number | null {
  const ends = [paused, ...soldOut]
    .map((thing) => Date.parse(thing?.until ?? ''))
    .filter((end) => end > at);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The date and the time of day on a wall clock of the time zone: 2026-11-22, 19:30. */
function wallClock(timeZone: string): (at: number) => [date: string, time: string] {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (at) => {
    const [date = '', time = ''] = format.format(at).split(' ');
    return [date, time];
  };
}

/** Whether two moments are on the same day there. */
export function isSameDay(one: number, other: number, timeZone: string): boolean {
  const read = wallClock(timeZone);
  return read(one)[0] === read(other)[0];
}

/** When something that is sold out is back (ms), where that is later the same day and before closing; otherwise null. */
export function backAt(
  { until }: SoldOut,
  { closes }: Pick<Hours, 'closes'>,
  now: number,
  timeZone: string,
): number | null {
  const back = Date.parse(until ?? '');
  if (!(back > now)) return null;
  const read = wallClock(timeZone);
  const [date, time] = read(back);
  return date === read(now)[0] && time < closes ? back : null;
}
