export { HealthPanel } from './health-panel';
export { MenuPanel } from './menu-panel';
export { ShopPanel } from './shop-panel';
export { TodayPanel } from './today-panel';
