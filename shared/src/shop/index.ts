export { isUnusual } from './is-unusual';
export { ordinaryDay, shopNow } from './shop-now';
