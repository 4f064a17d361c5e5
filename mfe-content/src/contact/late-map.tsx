import { Skeleton } from '@burger/shared/ui';
import { later } from '../parts/later';

/** The map of pages on which nothing of it has to be pressed at once. */
export const lateMap = later(
  () =>
    import(/* webpackChunkName: "area-map" */ '../place/area-map').then(
      ({ AreaMap }) => AreaMap,
    ),
  <Skeleton $height="16rem" />,
);
