import { KitchenFeedSchema } from '@burger/shared/kitchen';
import { isFinal } from '@burger/shared/order';
import * as v from 'valibot';
import type { Board } from './board';

/** A board as this tablet saw it last, and when that was, in ms of its own clock. */
export interface SeenBoard {
  board: Board;
  heardAt: number;
  skew: number;
}

/** No shift is longer. */
const keepMs = 12 * 60 * 60_000;

const { orders, today, role } = KitchenFeedSchema.entries;
const KeptSchema = v.object({ orders, today, role, heardAt: v.number(), skew: v.number() });

/** What is kept of a board: what is under way; what is over is nobody's business any more. */
export const boardToKeep = ({ board, heardAt, skew }: SeenBoard) => ({
  orders: [...board.orders.values()].filter(({ status }) => !isFinal(status)),
  today: board.today,
  role: board.role,
  heardAt,
  skew,
});

/** Null where nothing was kept, or it is damaged, of another shift, or of a clock that was put back. */
export function readBoard(kept: unknown, now: number): SeenBoard | null {
  const read = v.safeParse(KeptSchema, kept);
  if (!read.success) return null;
  const { orders, today, role, heardAt, skew } = read.output;
  if (now < heardAt || now - heardAt > keepMs) return null;
  const byKey = new Map(orders.map((order) => [order.key, order]));
  // The server is asked for everything anew.
  return { board: { orders: byKey, cursor: '', today, role }, heardAt, skew };
}
