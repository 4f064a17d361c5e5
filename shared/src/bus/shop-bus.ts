import { shopEvents } from '../contracts/events';
import { createBus, type Bus } from './create-bus';

export type ShopBus = Bus<typeof shopEvents>;

// One bus for the page even if a wrongly built remote carries its own copy of this module.
const key = Symbol.for('burger.bus@1');
const page = globalThis as { [key]?: ShopBus };

/** The bus of this page. */
export const bus: ShopBus = (page[key] ??= createBus(shopEvents));
