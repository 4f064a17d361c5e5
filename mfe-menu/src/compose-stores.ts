import type { Stores } from './use-stores';
import { cartStore } from './wiring';
import { shopKeeper } from './shop-wiring';

/** What the views of all exposures have to do with. */
export const stores: Stores = { cart: cartStore, keeper: shopKeeper };
