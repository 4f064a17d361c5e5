import { lazyModule } from '@burger/shared/ui';

/** What offers to pay online, sends the browser to it, and says what came of it: for who may. */
export const lazyOnline = lazyModule(
  () => import(/* webpackChunkName: "pay-online" */ './online.late'),
);
