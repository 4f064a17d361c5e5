import type { Stores } from './components/stores-context';
import { cartStore } from './compose';
import { shopKeeper } from './compose-shop';

/** What the views of all exposures have to do with. Asking for news is no part of what a page waits for. */
export const stores: Stores = {
  cart: cartStore,
  keeper: shopKeeper,
  startNews: () =>
    import(/* webpackChunkName: "news" */ './compose-news').then(({ startNews }) => startNews()),
};
