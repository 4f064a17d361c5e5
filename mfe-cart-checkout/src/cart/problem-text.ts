import type { LineProblem } from '@burger/shared/contracts';
import { dayOf, restaurant, timeFormat } from '@burger/shared/restaurant';
import { messages } from '../messages';
import { chosenText } from './line-text';

const words = messages.problem;
const time = timeFormat(restaurant.timeZone);

/** When something is back, where that is a time of this day. */
function backToday(backAt: string | null, at: Date): string | null {
  const back = new Date(backAt ?? NaN);
  const isToday = !Number.isNaN(back.getTime()) && dayOf(back) === dayOf(at);
  return isToday ? time(back) : null;
}

/** What stands against a line, of a cart or of a bill that has changed. */
export interface TheProblem {
  problem: LineProblem;
  backAt: string | null;
  gone?: readonly { name: string }[] | undefined;
}

function soldOutText({ backAt }: TheProblem, at: Date): string {
  const back = backToday(backAt, at);
  return back === null ? words.soldOut : words.back(back);
}

/** Who told it may be too old to say which choices are gone. */
function choiceGoneText({ backAt, gone = [] }: TheProblem, at: Date): string {
  if (gone.length === 0) return words.choose;
  const names = chosenText(gone);
  const back = backToday(backAt, at);
  return back === null ? words.choiceGone(names) : words.choiceBack(names, back);
}

/** Why a line cannot be ordered as it stands. */
export function problemText(what: TheProblem, at: Date): string {
  switch (what.problem) {
    case 'dish-unknown':
      return words.unknown;
    case 'out-of-season':
      return words.outOfSeason;
    case 'sold-out':
      return soldOutText(what, at);
    case 'choice-unavailable':
      return choiceGoneText(what, at);
    case 'choice-unknown':
    case 'choice-missing':
    case 'choice-too-many':
      return words.choose;
  }
}
