import { lateCode } from '@burger/shared/ui';

/** Search by other names and near spellings: its code comes when somebody turns to the search field. */
export const lateForgivingSearch = lateCode(
  () => import(/* webpackChunkName: "forgiving-search" */ '../model/forgiving-search'),
);
