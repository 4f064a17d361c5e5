import type { OrderTimes } from './order-times';
import { possibleSlots, type SlotRequest } from './slots';

/** The possible times in a response with the error `slot-refused`, as `NextSlotSchema` reads it. */
export interface RefusedTime {
  /** The next free slot (ISO), or null. */
  next?: string | null | undefined;
  /** When the kitchen can have the order ready (ISO); absent if not before it closes. */
  readyAt?: string | undefined;
}

/**
 * Returns the times that are possible after the server refused an order with the error `slot-refused`. `slot`
 * is the slot that was sent with the order.
 */
export function timesAfterRefusal(
  times: OrderTimes,
  { next, readyAt }: RefusedTime,
  { slot, ...request }: SlotRequest & { slot: Date | null },
): OrderTimes {
  const { kitchen, slots } = request.shop.rules;
  // After a chosen slot was refused, `next` is the free slot after it, and earlier ones may be free too.
  const isFirst = next != null && !(slot && slots);
  const before = (isFirst ? possibleSlots(request) : [])
    .flatMap((day) => day.slots)
    .filter((one) => one.getTime() < Date.parse(next ?? ''));
  return {
    ...times,
    full: new Set([...times.full, ...before.map(Number)]),
    ...(kitchen && { readyAt: readyAt === undefined ? null : Date.parse(readyAt) }),
  };
}
