import { bus } from '@burger/shared/bus';

import { publishedShop } from './shop/published-shop';
import { createKeepShop } from './shop/shop';

/** The owner of the noun shop. By itself: a page without a view of the menu loads no more of it. */
export const shopKeeper = createKeepShop({ source: publishedShop, bus });
