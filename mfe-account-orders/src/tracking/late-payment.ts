import { lazyModule } from '@burger/shared/ui';

export const latePayment = lazyModule(
  () => import(/* webpackChunkName: "payment" */ './payment.late'),
);
