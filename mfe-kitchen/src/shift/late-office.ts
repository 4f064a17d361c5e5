import { lazyModule } from '@burger/shared/ui';

/** What stands beside the board, and is not needed to begin the work. */
export const office = lazyModule(() => import(/* webpackChunkName: "office" */ '../admin.late'));
