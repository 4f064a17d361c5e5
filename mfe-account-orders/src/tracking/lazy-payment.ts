import { lazyModule } from '@burger/shared/ui';

export const lazyPayment = lazyModule(
  () => import(/* webpackChunkName: "payment" */ './payment.lazy'),
);

/**
 * The view of a change made by phone. It is in the payment view's chunk, because every page lists the names
 * of all chunks.
 */
export const lazyOrderChanged = lazyModule(
  () => import(/* webpackChunkName: "payment" */ './order-changed.lazy'),
);
