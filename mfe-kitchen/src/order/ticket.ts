import type { KitchenOrder } from '@burger/shared/kitchen';

/** What the kitchen cooks from: no prices, nothing of the customer but the name. */
export interface Ticket {
  number: string;
  kind: KitchenOrder['kind'];
  name: string;
  placed: number;
  lines: readonly { quantity: number; name: string; choices: readonly string[]; note: string }[];
  instructions: string;
  /** Of all dishes, so that a torn ticket is seen. */
  pieces: number;
}

export const ticketOf = (order: KitchenOrder): Ticket => ({
  number: order.orderId,
  kind: order.kind,
  name: order.customer.name,
  placed: Date.parse(order.createdAt),
  lines: order.lines.map(({ quantity, name, choices, note }) => ({
    quantity,
    name,
    choices,
    note,
  })),
  instructions: order.customer.instructions,
  pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** The part of an order's number that is said aloud: its last four digits. */
export const shortNumber = (orderId: string): { head: string; tail: string } => ({
  head: orderId.slice(0, -4),
  tail: orderId.slice(-4),
});
