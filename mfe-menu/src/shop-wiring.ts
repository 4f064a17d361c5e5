import { bus } from '@burger/shared/bus';
import { fetchMenu, fetchToday, pageShop } from '@burger/shared/page-shop';
import { createShopStore, type ShopSource } from './shop/shop';

export const publishedShop: ShopSource = { page: pageShop, fetchMenu, fetchToday };

/** The owner of the noun shop. Apart from `wiring.ts`: a page without a view of the menu loads no more of it. */
export const shopStore = createShopStore({ source: publishedShop, bus });
