import { lazyModule } from '@burger/shared/ui';

/** The chunk that offers online payment, redirects to it and shows its result; loaded only if the rules offer it. */
export const lazyOnline = lazyModule(
  () => import(/* webpackChunkName: "pay-online" */ './online.lazy'),
);
