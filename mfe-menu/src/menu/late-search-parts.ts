import { lazyModule } from '@burger/shared/ui';

/** What a search needs beyond the words as they stand: its code comes when somebody turns to the search field. */
export const searchParts = lazyModule(
  () => import(/* webpackChunkName: "search" */ './search-parts'),
);
