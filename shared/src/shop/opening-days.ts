import type { Shop } from '../contracts/shop';
import type { OpeningDays } from '../hours/clock-time';
import { pageRules } from './page-shop';

/** When the restaurant is open: by the shop that was told, or by the rules that the page was rendered with. */
export const openingDays = (shop: Pick<Shop, 'rules' | 'closedDays'> | undefined): OpeningDays =>
  shop ? { ...shop.rules, closedDays: shop.closedDays } : pageRules;
