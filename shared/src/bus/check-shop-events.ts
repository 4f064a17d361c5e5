import * as v from 'valibot';
import type { Delivery } from '../contracts/deliveries';
import { shopEvents } from '../contracts/events';

export type EventTable = Record<string, { delivery: Delivery; schema: v.GenericSchema }>;

/** Answers what of a payload is delivered; throws a TypeError when it does not fit the contract. */
export type CheckEvent = (name: string, payload: unknown) => unknown;

/** Holds what events carry against their schemas. */
export const checkAgainst =
  (events: EventTable): CheckEvent =>
  (name, payload) => {
    const event = events[name];
    if (!event) throw new TypeError(`Unknown event ${name}`);
    const result = v.safeParse(event.schema, payload);
    if (result.success) return result.output;
    throw new TypeError(`Event ${name}: ${v.summarize(result.issues)}`);
  };

export const checkShopEvent = checkAgainst(shopEvents);
