import * as v from 'valibot';
import { KitchenOrderSchema } from './kitchen-order';

/** Answer of `GET /api/kitchen/day?date=2026-11-22`. */
export const KitchenDaySchema = v.object({
  date: v.string(),
  /** Those promised for that day, and those handed over or taken back on it. */
  orders: v.array(KitchenOrderSchema),
  /** How many were promised for it; absent where a server of before counts by the day of placing. */
  promised: v.optional(v.number()),
  /** How many were handed over on it, whenever they were ordered: the takings are theirs. */
  delivered: v.number(),
  /** Of those promised. */
  cancelled: v.number(),
  /** Sum of what was handed over, less what was given back on that day, whenever it was handed over; so are `cash` and `upi`. */
  sales: v.number(),
  /** What was given back; absent where a server of before makes no credit notes. */
  givenBack: v.optional(v.number()),
  cash: v.number(),
  upi: v.number(),
  /** Average minutes, null where there was none. */
  minutesToAccept: v.nullable(v.number()),
  minutesToDeliver: v.nullable(v.number()),
  riders: v.array(v.object({ name: v.string(), orders: v.number(), cash: v.number() })),
  mostSold: v.array(v.object({ name: v.string(), quantity: v.number() })),
  reasons: v.array(v.object({ reason: v.string(), orders: v.number() })),
});

export type KitchenDay = v.InferOutput<typeof KitchenDaySchema>;
