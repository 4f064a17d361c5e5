import type { Observable } from 'rxjs';
import type { CheckEvent, Delivery, EventTable, Payload } from './check.mjs';

export { checkAgainst } from './check.mjs';
export type { CheckEvent, Delivery, EventTable, Payload, Schema } from './check.mjs';
export type { Exposures, ExportsOf } from './exposures.mjs';

export interface Bus<Events extends EventTable> {
  /** Emits a bus event. Throws a TypeError for an unknown name, or an invalid payload if checks are on. */
  emit<Name extends keyof Events & string>(name: Name, payload: Payload<Events, Name>): void;
  /** Subscribes to a bus event. `latest` events replay the last value; `held` events all queued ones. */
  on<Name extends keyof Events & string>(name: Name): Observable<Payload<Events, Name>>;
  /** Returns the last value of a `latest` event, or undefined before the first one. */
  latest<Name extends keyof Events & string>(name: Name): Payload<Events, Name> | undefined;
}

/** Creates a typed event bus that checks each payload against the event's schema. */
export declare function createBus<const Events extends EventTable>(events: Events): Bus<Events>;

/** Creates a typed event bus with a check of its own, for a page that loads schemas later or not at all. */
export declare function createBusOf<Events extends EventTable>(
  deliveries: Readonly<Record<keyof Events & string, Delivery>>,
  check: CheckEvent,
): Bus<Events>;
