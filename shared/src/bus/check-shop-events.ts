import * as v from 'valibot';
import { shopEvents } from '../contracts/events';
import type { CheckEvent, EventTable } from './bus';

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
