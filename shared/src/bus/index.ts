export type { Bus } from './create-bus';
export { bus, type ShopBus } from './shop-bus';
export { useLatest } from './use-latest';
