import type { Order } from '@burger/shared/order';
import { messages } from '../messages';
import { lineWords } from '../again/line-words';

/** What was ordered, in one line. */
export const dishesWords = ({ lines }: Pick<Order, 'lines'>): string =>
  lines
    .map((line) => `${line.quantity} × ${lineWords(line, messages.orders.unnamed)}`)
    .join(', ') || messages.orders.notAvailable;
