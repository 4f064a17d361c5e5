import {
  type Bus,
  type CheckEvent,
  createBusOf,
  type EventTable,
  type Payload,
} from 'federation-contract';
import { useCallback, useSyncExternalStore } from 'react';
import { deliveries } from '../contracts/deliveries';
import type { EventName, ShopEvents, shopEvents } from '../contracts/events';

export { createBusOf, type Bus };

export type ShopBus = Bus<typeof shopEvents> & {
  /** Enables validation of payloads. Rejects if the schemas do not load. A bus of a test lacks it. */
  checkEvents?(): Promise<void>;
};

let check: CheckEvent = (_name, payload) => payload;

const checkEvents = async (): Promise<void> => {
  const { checkShopEvent } = await import(
    /* webpackChunkName: "check-events" */ '../contracts/events'
  );
  check = checkShopEvent;
};

const createShopBus = (): ShopBus => ({
  ...createBusOf<typeof shopEvents>(deliveries, (name, payload) => check(name, payload)),
  checkEvents,
});

// A global symbol ensures one bus per page, even if a remote mistakenly bundles its own copy of this module.
const key = Symbol.for('burger.bus@1');
const page = globalThis as { [key]?: ShopBus };

/** The page's event bus. TypeScript checks payloads at build time; `checkEvents` also at runtime. */
export const bus: ShopBus = (page[key] ??= createShopBus());

const nothingYet = () => undefined;

/**
 * Returns the last value of a `latest` event; undefined before it, and during hydration. `from` may be a guest's
 * bus.
 */
export function useLatest<Name extends EventName>(
  name: Name,
  from?: ShopBus,
): ShopEvents[Name] | undefined;
export function useLatest<Events extends EventTable, Name extends keyof Events & string>(
  name: Name,
  from: Bus<Events>,
): Payload<Events, Name> | undefined;
export function useLatest<Name extends EventName>(
  name: Name,
  from: ShopBus = bus,
): ShopEvents[Name] | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = from.on(name).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [from, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => from.latest(name) as ShopEvents[Name] | undefined,
    nothingYet,
  );
}
