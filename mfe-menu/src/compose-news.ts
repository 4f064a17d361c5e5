import { bus } from '@burger/shared/bus';
import { shopKeeper } from './compose-shop';

import { publishedShop } from './gateways/published-shop';
import { followNews } from './use-cases/follow-news';

/** Asks from now on what has changed in the shop. */
export const startNews = followNews({
  keeper: shopKeeper,
  source: publishedShop,
  bus,
});
