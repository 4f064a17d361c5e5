import { lazyModule } from '@burger/shared/ui';

/** What is said where an order was changed on the phone. */
export const lateChanged = lazyModule(
  () => import(/* webpackChunkName: "order-changed" */ './order-changed.late'),
);
