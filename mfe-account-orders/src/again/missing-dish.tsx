import { dayOf, restaurant, timeFormat } from '@burger/shared/restaurant';
import { Button } from '@burger/shared/ui';
import { messages } from '../messages';
import type { MissingLine } from './again';

const texts = messages.order.missing;
const clock = timeFormat(restaurant.timeZone);

function isToday(iso: string): boolean {
  const at = new Date(iso);
  return !Number.isNaN(at.getTime()) && dayOf(at) === dayOf(new Date());
}

/** Why a dish is missing; a time only where it is one of today. */
export function whyMissing({ problem, backAt }: MissingLine): string {
  switch (problem) {
    case 'dish-unknown':
      return texts.gone;
    case 'out-of-season':
      return texts.outOfSeason;
    case 'sold-out':
      return backAt && isToday(backAt) ? texts.backAt(clock(new Date(backAt))) : texts.soldOut;
    default:
      return texts.choice;
  }
}

const isOfChoice = ({ problem }: MissingLine): boolean => problem.startsWith('choice-');

/** A dish of an old order that is not in the cart: why, and where only the choice is at fault, the way to another. */
export function MissingDish({
  line,
  onChoose,
}: {
  line: MissingLine;
  onChoose: (dishId: number) => void;
}) {
  const { dishId, name } = line;
  const called = name || messages.orders.unnamed;
  return (
    <li>
      {called}: {whyMissing(line)}
      {dishId !== null && isOfChoice(line) && (
        <Button
          $kind="quiet"
          aria-label={texts.chooseAnewOf(called)}
          onClick={() => onChoose(dishId)}
        >
          {texts.chooseAnew}
        </Button>
      )}
    </li>
  );
}
