import { lazyModule } from '@burger/shared/ui';

export const lazyPlacing = lazyModule(
  () => import(/* webpackChunkName: "placing" */ './placing.lazy'),
);
