import type { Order } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import { whenText } from '@burger/shared/restaurant';
import { messages } from '../messages';
import type { Outlook } from '../tracking/eta';

/** A headline in its parts, of which one stands out; those that it does not have are empty. */
export interface HeadlineWords {
  above: string;
  time: string;
  words: string;
  below: string;
}

const texts = messages.outlook;
const nows: Readonly<Record<string, string>> = texts.now;

/** Cash is what the rider at the door asks for. */
const atTheDoor = ({ status, paymentMethod, bill: { total } }: Order): string =>
  status === 'out_for_delivery' && paymentMethod === 'cod' && total !== null
    ? texts.cash(formatMoney(total))
    : '';

// Further away than that nobody counts minutes.
const mostMinutes = 90;

const none: HeadlineWords = { above: '', time: '', words: '', below: '' };

/** What an order under way is waited for: when it comes, or what has to happen first. `now` in ms. */
export function headlineWords(order: Order, outlook: Outlook, now: number): HeadlineWords {
  const { kind, status } = order;
  if (outlook.kind === 'ready') return { ...none, words: texts.ready, below: texts.readyWhere };
  const when = whenText(outlook.at, outlook.until, now);
  switch (outlook.kind) {
    case 'confirming':
      return { ...none, words: texts.confirming, below: texts.planned[kind](when) };
    case 'due': {
      const words = status === 'placed' ? texts.confirming : texts.due[kind];
      return { ...none, words, below: texts.late(when) };
    }
    case 'arriving': {
      const { minutes } = outlook;
      const below = [
        minutes <= mostMinutes && texts.inMinutes(minutes),
        nows[status],
        atTheDoor(order),
      ];
      return {
        ...none,
        above: texts.arrives[kind],
        time: when,
        below: below.filter(Boolean).join(' '),
      };
    }
  }
}
