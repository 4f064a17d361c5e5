export { fetchMenu, fetchToday } from './load-shop';
export { openingDays } from './opening-days';
export { pageRules, pageShop, type PageShop } from './page-shop';
