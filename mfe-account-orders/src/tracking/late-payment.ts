import { lazyModule } from '@burger/shared/ui';

/** What is said and done where an order is paid online. */
export const latePayment = lazyModule(
  () => import(/* webpackChunkName: "payment" */ './payment.late'),
);
