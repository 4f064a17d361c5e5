import { pageLanguage } from '@burger/shared/language';
import { readOrder, type Order } from '@burger/shared/order';

/** An order of the history, and the id of the document that holds it. */
export interface KeptOrder {
  key: string;
  order: Order;
}

/** The orders that documents hold, as the page's language called their dishes; one that is no order costs itself, not the list. */
export const readOrders = (documents: readonly { key: string; data: unknown }[]): KeptOrder[] =>
  documents.flatMap(({ key, data }) => {
    const order = readOrder(data, pageLanguage);
    return order ? { key, order } : [];
  });

const age = ({ order: { createdAt } }: KeptOrder): number =>
  typeof createdAt === 'number' ? createdAt : -Infinity;

/** The same orders, newest first; those without a date come last, in the order they came. */
export const newestFirst = (orders: readonly KeptOrder[]): KeptOrder[] =>
  [...orders].sort((one, other) => (age(one) === age(other) ? 0 : age(other) - age(one)));
