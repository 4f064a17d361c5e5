import type { Shop } from '@burger/shared/contracts';
import { nextOpening, restaurant, whenText, type NextOpening } from '@burger/shared/restaurant';
import { Refusal } from '../http/refusal';

const { timeZone } = restaurant;
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** The next opening in words: `at 11:00 AM`, `tomorrow at 11:00 AM`, `on Friday, 27 November at 11:00 AM`. */
function openingWords({ time, inDays, day }: NextOpening): string {
  if (inDays === 0) return `at ${time}`;
  if (inDays === 1) return `tomorrow at ${time}`;
  return `on ${dayFormat.format(day)} at ${time}`;
}

/** Throws a Refusal while the shop takes no orders: `paused`, and `closed` where the hours are enforced. */
export function refuseUnlessTaking({ paused, rules, closedDays }: Shop, at: Date): void {
  if (paused) {
    const until =
      paused.until === null
        ? 'at the moment'
        : `until ${whenText(Date.parse(paused.until), null, at.getTime())}`;
    throw new Refusal('paused', `We are not taking orders ${until}.`);
  }
  const { enforceHours, hours, closedWeekdays } = rules;
  const opening = enforceHours && nextOpening(at, { hours, closedWeekdays, closedDays });
  if (!opening) return;
  throw new Refusal(
    'closed',
    `Our kitchen is closed. You can order again ${openingWords(opening)}.`,
  );
}
