import { bus } from '@burger/shared/bus';
import { fetchMenu, fetchToday, pageShop } from '@burger/shared/shop/page';
import { createShopStore, type ShopSource } from './shop/shop';

export const publishedShop: ShopSource = { page: pageShop, fetchMenu, fetchToday };

/** The shop store of this page. Not in `wiring.ts`, so that pages without a menu view load only this. */
export const shopStore = createShopStore({ source: publishedShop, bus });
