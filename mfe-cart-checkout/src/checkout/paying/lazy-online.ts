import { lazyModule } from '@burger/shared/ui';

/**
 * The chunk for online payment: its option, the redirect and the result. Loaded only if the published rules
 * offer it.
 */
export const lazyOnline = lazyModule(
  () => import(/* webpackChunkName: "pay-online" */ './online.lazy'),
);

export type Online = Awaited<ReturnType<typeof lazyOnline.load>>;
