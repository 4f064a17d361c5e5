import { readOrder, type Order } from '@burger/shared/order';
import type { StoredDocument } from '../orders/kept-documents';

const offered = 2;

const signature = ({ lines }: Order): string =>
  JSON.stringify(
    lines
      .map(({ dishId, quantity, choices, note }) =>
        JSON.stringify([
          dishId,
          quantity,
          choices.map(({ group, choice }) => `${group}:${choice}`).sort(),
          note,
        ]),
      )
      .sort(),
  );

/** The newest two orders that differ, of documents that come newest first; with nothing of them but what was ordered, and when. */
export function usualOf(documents: readonly StoredDocument[]): StoredDocument[] {
  const seen = new Set<string>();
  const found: StoredDocument[] = [];
  for (const { key, data } of documents) {
    const order = readOrder(data);
    if (!order || order.lines.length === 0 || order.status === 'cancelled') continue;
    const lines = signature(order);
    if (seen.has(lines) || found.length === offered) continue;
    seen.add(lines);
    const { orderId, customerId, createdAt } = order;
    const { items } = data as { items: unknown };
    found.push({ key, data: { orderId, customerId, createdAt, items } });
  }
  return found;
}
