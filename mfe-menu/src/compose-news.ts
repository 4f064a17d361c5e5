import { bus } from '@burger/shared/bus';
import { clock } from '@burger/shared/device';
import { shopKeeper } from './compose-shop';

import { pageSight } from './gateways/page-sight';
import { publishedShop } from './gateways/published-shop';
import { followNews } from './use-cases/follow-news';

/** Asks from now on what has changed in the shop. */
export const startNews = followNews({
  keeper: shopKeeper,
  source: publishedShop,
  clock,
  page: pageSight,
  bus,
});
