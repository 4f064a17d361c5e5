export { HealthPanel } from './health/health-panel';
export { MenuPanel } from './menu/menu-panel';
export { ShopPanel } from './shop/shop-panel';
export { TodayPanel } from './day/today-panel';
export { TakePanel } from './take-order/take-panel';
export { ChangePanel } from './change-order/change-panel';
