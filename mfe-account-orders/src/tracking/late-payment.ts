import { lazyModule } from '@burger/shared/ui';

/** The view of an online payment. */
export const latePayment = lazyModule(
  () => import(/* webpackChunkName: "payment" */ './payment.late'),
);
