import { bus } from '@burger/shared/bus';
import { usualMemory } from './gateways/kept-usual';
import { expectUsual } from './use-cases/expect-usual';

/** After an order: pages keep room for the customer's usual. */
export const orderWasPlaced = () => expectUsual(bus, usualMemory());
