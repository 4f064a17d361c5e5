import type { CartLine, LineProblem } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/i18n';
import { dayOf, timeText } from '@burger/shared/hours';
import { messages } from '../messages/en';

export const dishName = ({ name }: Pick<CartLine, 'name'>): string =>
  name || messages.cart.formerDish;

export const chosenText = (chosen: readonly { name: string }[]): string =>
  chosen
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');

/** Returns the dish name, plus choices and note when the cart has several lines with that dish. */
export function lineName(line: CartLine, lines: readonly CartLine[]): string {
  const name = dishName(line);
  if (!lines.some(({ dishId, lineId }) => dishId === line.dishId && lineId !== line.lineId)) {
    return name;
  }
  const apart = [chosenText(line.chosen), line.note && messages.cart.note(isolated(line.note))];
  return [name, ...apart.filter(Boolean)].join(', ');
}

const texts = messages.problem;

/** Returns the time when a dish or choice is available again, or null unless that is today. */
function backToday(backAt: string | null, at: Date): string | null {
  const back = new Date(backAt ?? NaN);
  const isToday = !Number.isNaN(back.getTime()) && dayOf(back) === dayOf(at);
  return isToday ? timeText(back) : null;
}

export interface DisplayedProblem {
  problem: LineProblem;
  backAt: string | null;
  gone?: readonly { name: string }[] | undefined;
}

function soldOutText({ backAt }: DisplayedProblem, at: Date): string {
  const back = backToday(backAt, at);
  return back === null ? texts.soldOut : texts.back(back);
}

/** Returns which choices are unavailable. An older server does not list them, so the text is general then. */
function choiceGoneText({ backAt, gone = [] }: DisplayedProblem, at: Date): string {
  if (gone.length === 0) return texts.choose;
  const names = chosenText(gone);
  const back = backToday(backAt, at);
  return back === null ? texts.choiceGone(names) : texts.choiceBack(names, back);
}

export function problemText(what: DisplayedProblem, at: Date): string {
  switch (what.problem) {
    case 'dish-unknown':
      return texts.unknown;
    case 'out-of-season':
      return texts.outOfSeason;
    case 'sold-out':
      return soldOutText(what, at);
    case 'choice-unavailable':
      return choiceGoneText(what, at);
    case 'choice-unknown':
    case 'choice-missing':
    case 'choice-too-many':
      return texts.choose;
  }
}
