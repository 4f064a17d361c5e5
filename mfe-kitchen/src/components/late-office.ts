import { lateCode } from '@burger/shared/ui';

/** What stands beside the board, and is not needed to begin the work. */
export const office = lateCode(() => import(/* webpackChunkName: "office" */ './office'));
