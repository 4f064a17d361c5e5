import { OrderSchema } from '@burger/shared/contracts';
import { fromRupees } from '@burger/shared/pricing';
import { timeFormat } from '@burger/shared/restaurant';
import * as v from 'valibot';

/** An order that the server has stored, with what the success screen tells about it. */
export const PlacedOrderSchema = v.object({
  order: OrderSchema,
  /** The total that the customer saw when pressing the button, in paise. */
  shownTotal: v.number(),
  /** Whether the stored order carries the delivery details of an earlier try. */
  otherDetails: v.boolean(),
});

export type PlacedOrder = v.InferOutput<typeof PlacedOrderSchema>;

/** Whether the server's total differs from the one that was shown; the server's counts. */
export const totalChanged = ({ order, shownTotal }: PlacedOrder): boolean =>
  fromRupees(order.pricing.total) !== shownTotal;

/** A moment of an order as a time of day at the restaurant, e.g. 7:45 PM, or null where there is none. */
export function timeOfDay(moment: string | null, timeZone: string): string | null {
  const at = new Date(moment ?? NaN);
  if (Number.isNaN(at.getTime())) return null;
  return timeFormat(timeZone)(at);
}
