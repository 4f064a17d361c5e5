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
  orderStatuses.filter(
    (status) => status !== 'cancelled' && status !== 'brought_back' && !left.includes(status),
  );

// What is fetched at the counter is never on the road, and the other way round.
const toTheDoor = wayWithout('ready');
// Where the restaurant tells that a bag waits for its rider, also once the rider has it.
const toTheDoorWhenReady = wayWithout();
const toTheCounter = wayWithout('out_for_delivery');

/**
 * The way of an order to its customer, for one that is on it; empty when cancelled, brought back, delivered or unknown.
 * `history`: what it has been, where that is known.
 */
export function stepsOf(
  status: string,
  kind: OrderKind,
  history: readonly { status: string }[] = [],
): Step[] {
  const isReadyFirst = [{ status }, ...history].some((step) => step.status === 'ready');
  const toDoor = isReadyFirst ? toTheDoorWhenReady : toTheDoor;
  const way = kind === 'pickup' ? toTheCounter : toDoor;
  const at = way.findIndex((step) => step === status);
  if (at < 0 || status === 'delivered') return [];
  return way.map((step, place) => ({
    status: step,
    state: place < at ? 'done' : place === at ? 'now' : 'ahead',
  }));
}
