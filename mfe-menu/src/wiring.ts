import { bus } from '@burger/shared/bus';
import type { Ready } from '@burger/shared/contracts';
import { shopKeeper } from './shop-wiring';
import { createCartStore } from './cart';
import { createVegOnly } from './kept-veg-only';

/** One of each for all exposures of this remote, so that the home page and the menu agree. */
export const cartStore = createCartStore(bus);
export const vegOnly = createVegOnly();

/** Settles when there is a shop to show: without one, no view of the menu can be drawn. */
export const shopIsThere: Ready = () => shopKeeper.ready();
