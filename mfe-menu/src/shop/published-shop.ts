import { fetchMenu, fetchToday, pageShop } from '@burger/shared/page-shop';
import type { ShopSource } from './ports';

/** The documents that the shop is published in. */
export const publishedShop: ShopSource = { page: pageShop, fetchMenu, fetchToday };
