import { bus } from '@burger/shared/bus';
import type { Ready } from '@burger/shared/contracts';
import { keptText } from '@burger/shared/storage';
import { shopKeeper } from './compose-shop';
import { createCartStore } from './use-cases/ask-cart';
import { createVegOnly } from './use-cases/keep-veg-only';

/** One of each for all exposures of this remote, so that the home page and the menu agree. */
export const cartStore = createCartStore(bus);
export const vegOnly = createVegOnly(keptText(() => localStorage, 'burger.veg-only'));

/** Settles when there is a shop to show: without one, no view of the menu can be drawn. */
export const shopIsThere: Ready = () => shopKeeper.ready();
