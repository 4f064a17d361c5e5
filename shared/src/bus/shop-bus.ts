import { deliveries } from '../contracts/deliveries';
import type { shopEvents } from '../contracts/events';
import { createBusOf, type Bus, type CheckEvent } from './create-bus';

export type ShopBus = Bus<typeof shopEvents> & {
  /**
   * From now on each event is held against its schema: before something from outside is told, which no type has seen.
   * Rejects when the schemas cannot be had. Not there where every event is checked in any case, as in shells before.
   */
  checkEvents?(): Promise<void>;
};

let check: CheckEvent = (_name, payload) => payload;

const checkEvents = async (): Promise<void> => {
  const schemas = await import(/* webpackChunkName: "check-events" */ './check-shop-events');
  check = schemas.checkShopEvent;
};

const createShopBus = (): ShopBus => ({
  ...createBusOf<typeof shopEvents>(deliveries, (name, payload) => check(name, payload)),
  checkEvents,
});

// One bus for the page even if a wrongly built remote carries its own copy of this module.
const key = Symbol.for('burger.bus@1');
const page = globalThis as { [key]?: ShopBus };

/** The bus of this page. What its parts say to each other was checked by the types of their contract when they were built. */
export const bus: ShopBus = (page[key] ??= createShopBus());
