import { lazyModule } from '@burger/shared/ui';

/** What is said where an order was changed on the phone; with what is said of money, as the list of chunks comes with each page. */
export const lateChanged = lazyModule(
  () => import(/* webpackChunkName: "payment" */ './order-changed.late'),
);
