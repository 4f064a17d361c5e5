import { bus } from '@burger/shared/bus';
import { shopKeeper } from './shop-wiring';

import { publishedShop } from './shop/published-shop';
import { followNews } from './shop/updates';

/** Asks from now on what has changed in the shop. */
export const startNews = followNews({
  keeper: shopKeeper,
  source: publishedShop,
  bus,
});
