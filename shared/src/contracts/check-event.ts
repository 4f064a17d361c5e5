import * as v from 'valibot';
import type { Delivery } from './deliveries';

export type EventTable = Record<string, { delivery: Delivery; schema: v.GenericSchema }>;

/** Returns the payload to deliver. Throws a TypeError if it breaks the contract. */
export type CheckEvent = (name: string, payload: unknown) => unknown;

export const checkAgainst =
  (events: EventTable): CheckEvent =>
  (name, payload) => {
    const event = events[name];
    if (!event) throw new TypeError(`Unknown event ${name}`);
    const result = v.safeParse(event.schema, payload);
    if (result.success) return result.output;
    throw new TypeError(`Event ${name}: ${v.summarize(result.issues)}`);
  };
