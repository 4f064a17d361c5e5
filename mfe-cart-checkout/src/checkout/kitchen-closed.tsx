import type { NextOpening } from '@burger/shared/restaurant';
import { Notice } from '@burger/shared/ui';
import { messages } from '../messages';
import { dayName } from './weekday-name';

/** When the kitchen is next open. */
export const closedText = ({ time, inDays, day }: NextOpening): string =>
  messages.kitchen.closed(time, inDays, dayName(day, inDays));

/** Says when the kitchen opens next, while it is closed. */
export function KitchenClosed({
  opening,
  promised,
}: {
  opening: NextOpening | null;
  /** When an order that is placed now is had; null where none are taken. */
  promised: string | null;
}) {
  if (!opening) return null;
  return (
    <Notice kind="info">
      {closedText(opening)} {promised && messages.kitchen.closedOrder(promised)}
    </Notice>
  );
}
