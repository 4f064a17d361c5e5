import { createBusOf, type Bus } from '@burger/shared/bus';
import { checkAgainst, type Delivery, type EventTable } from 'federation-contract/check';
import type * as v from 'valibot';

/** An event of a guest: its owner alone emits facts and handles requests. */
export interface GuestEvent<Owner extends string = string> {
  owner: Owner;
  delivery: Delivery;
  schema: v.GenericSchema;
}

/** The events of the remote `mfe-<Prefix>`: `specials:deal/chosen`, `specials:deal/show-requested`. */
export type GuestEvents<Prefix extends string> = Readonly<
  Record<`${Prefix}:${string}/${string}`, GuestEvent<`mfe-${Prefix}`>>
>;

interface Known {
  deliveries: Record<string, Delivery>;
  events: EventTable;
  bus: Bus<EventTable>;
}

function createKnown(): Known {
  const deliveries: Known['deliveries'] = {};
  const events: EventTable = {};
  return { deliveries, events, bus: createBusOf(deliveries, checkAgainst(events)) };
}

const prefixOf = (name: string) => /^([a-z][a-z0-9-]*):[a-z-]+\/[a-z-]+$/.exec(name)?.[1];

/**
 * Returns the page's bus for a guest's events, which it validates. All bundles that declare events with the same
 * prefix share it. Throws a TypeError for events without the prefix of their owner.
 */
export function guestBus<const Events extends Readonly<Record<string, GuestEvent>>>(
  events: Events,
): Bus<Events> {
  const [prefix, ...others] = new Set(Object.keys(events).map(prefixOf));
  if (!prefix || others.length > 0)
    throw new TypeError('A guest declares events with one prefix: specials:deal/chosen');
  for (const [name, { owner }] of Object.entries(events))
    if (owner !== `mfe-${prefix}`) throw new TypeError(`Event ${name} belongs to mfe-${prefix}`);
  const key = Symbol.for(`burger.guest-bus.${prefix}@1`);
  const page = globalThis as { [key]?: Known };
  const known = (page[key] ??= createKnown());
  for (const [name, { delivery }] of Object.entries(events)) known.deliveries[name] = delivery;
  Object.assign(known.events, events);
  return known.bus as unknown as Bus<Events>;
}
