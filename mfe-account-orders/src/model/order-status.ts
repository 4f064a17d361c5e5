import { orderStatuses, type OrderStatus } from '@burger/shared/contracts';

const isKnown = (status: string): status is OrderStatus =>
  (orderStatuses as readonly string[]).includes(status);

/** The status if it is one of the six, else null. */
export const knownStatus = (status: string): OrderStatus | null =>
  isKnown(status) ? status : null;

/** out_for_delivery as Out For Delivery; also for a status that we do not know yet. */
export const statusLabel = (status: string): string =>
  status
    .split(/[_\s]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');

export interface Step {
  status: OrderStatus;
  state: 'done' | 'now' | 'ahead';
}

const way = orderStatuses.filter((status) => status !== 'cancelled');

/** The way of an order to the door, for one that is on it; empty when cancelled, delivered or unknown. */
export function stepsOf(status: string): Step[] {
  const at = way.findIndex((step) => step === status);
  if (at < 0 || status === 'delivered') return [];
  return way.map((step, place) => ({
    status: step,
    state: place < at ? 'done' : place === at ? 'now' : 'ahead',
  }));
}
