export type { Bus } from './bus';
export { bus, type ShopBus } from './bus';
export { useLatest } from './use-latest';
