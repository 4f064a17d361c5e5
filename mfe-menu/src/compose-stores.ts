import type { Stores } from './components/stores-context';
import { cartStore } from './compose';
import { shopKeeper } from './compose-shop';

/** What the views of all exposures have to do with. */
export const stores: Stores = { cart: cartStore, keeper: shopKeeper };
