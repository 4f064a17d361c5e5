import { lazyModule } from '@burger/shared/ui';

/** What is shown once an order was sent. Its code comes together with what sends it. */
export const placingParts = lazyModule(
  () => import(/* webpackChunkName: "placing" */ './placing.late'),
);
