export { isUnusual } from '../hours/opening-hours';
export { ordinaryDay, shopNow } from './shop-now';
