import { lazyModule } from '@burger/shared/ui';

/** The view of a change made by phone. Shares a chunk with the payment view, because every page lists all chunks. */
export const lazyOrderChanged = lazyModule(
  () => import(/* webpackChunkName: "payment" */ './order-changed.lazy'),
);
