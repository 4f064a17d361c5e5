import { lazyModule } from '@burger/shared/ui';

export const lazyPayment = lazyModule(
  () => import(/* webpackChunkName: "payment" */ './payment.lazy'),
);
