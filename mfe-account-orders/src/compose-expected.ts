import { bus } from '@burger/shared/bus';
import { keptOrders } from './gateways/kept-orders';
import { seenMemory } from './gateways/kept-seen';
import { keptUsual } from './gateways/kept-usual';
import { expectUsual } from './use-cases/expect-usual';

/** After an order: the orders that were seen last lack one, and pages keep room for the customer's usual. */
export function orderWasPlaced(): void {
  keptOrders().remove();
  seenMemory().forget();
  expectUsual(bus, keptUsual());
}
