import type { Delivery } from '../contracts/deliveries';
import { createBusOf, type Bus } from '../bus/bus';
import { checkAgainst, type EventTable } from '../contracts/check-event';

/** Creates an isolated bus for a test that validates every payload. */
export function createBus<Events extends EventTable>(events: Events): Bus<Events> {
  const deliveries = Object.fromEntries(
    Object.entries(events).map(([name, { delivery }]) => [name, delivery]),
  ) as Record<keyof Events & string, Delivery>;
  return createBusOf(deliveries, checkAgainst(events));
}
