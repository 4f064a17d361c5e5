import { bus } from '@burger/shared/bus';
import { keptOrders } from './orders/kept-orders';
import { seenMemory } from './orders/kept-seen';
import { keptUsual } from './usual/kept-usual';
import { expectUsual } from './usual/expect-usual';

/** After an order: the orders that were seen last lack one, and pages keep room for the customer's usual. */
export function orderWasPlaced(): void {
  keptOrders().remove();
  seenMemory().forget();
  expectUsual(bus, keptUsual());
}
