import type { Shop } from '../contracts/shop';
import type { OpeningDays } from '../hours/clock-time';
import { pageRules } from './page-shop';

/** Returns the opening days of the current shop or, before it has loaded, of the page's rules. */
export const openingDays = (shop: Pick<Shop, 'rules' | 'closedDays'> | undefined): OpeningDays =>
  shop ? { ...shop.rules, closedDays: shop.closedDays } : pageRules;
