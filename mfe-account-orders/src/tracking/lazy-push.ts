import { lazyModule } from '@burger/shared/ui';

export const lazyPush = lazyModule(() => import(/* webpackChunkName: "push" */ './push.lazy'));
