import type { OrderKind } from '@burger/shared/contracts';
import { orderStatuses, type OrderStatus } from '@burger/shared/order';

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

const wayWithout = (...left: OrderStatus[]): readonly OrderStatus[] =>
  orderStatuses.filter((status) => status !== 'cancelled' && !left.includes(status));

// What is fetched at the counter is never on the road, and the other way round.
const toTheDoor = wayWithout('ready');
const toTheCounter = wayWithout('out_for_delivery');

/** The way of an order to its customer, for one that is on it; empty when cancelled, delivered or unknown. */
export function stepsOf(status: string, kind: OrderKind): Step[] {
  const way = kind === 'pickup' ? toTheCounter : toTheDoor;
  const at = way.findIndex((step) => step === status);
  if (at < 0 || status === 'delivered') return [];
  return way.map((step, place) => ({
    status: step,
    state: place < at ? 'done' : place === at ? 'now' : 'ahead',
  }));
}
