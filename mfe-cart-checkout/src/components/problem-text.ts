import type { LineProblem } from '@burger/shared/contracts';
import { dayOf, restaurant, timeFormat } from '@burger/shared/restaurant';
import { messages } from '../messages';

const words = messages.problem;
const time = timeFormat(restaurant.timeZone);

/** When something is back: a time of this day, and otherwise not today. */
function soldOutText(backAt: string | null, at: Date): string {
  const back = new Date(backAt ?? NaN);
  const isToday = !Number.isNaN(back.getTime()) && dayOf(back) === dayOf(at);
  return isToday ? words.back(time(back)) : words.soldOut;
}

/** Why a line cannot be ordered as it stands. */
export function problemText(
  { problem, backAt }: { problem: LineProblem; backAt: string | null },
  at: Date,
): string {
  switch (problem) {
    case 'dish-unknown':
      return words.unknown;
    case 'out-of-season':
      return words.outOfSeason;
    case 'sold-out':
      return soldOutText(backAt, at);
    case 'choice-unknown':
    case 'choice-unavailable':
    case 'choice-missing':
    case 'choice-too-many':
      return words.choose;
  }
}
