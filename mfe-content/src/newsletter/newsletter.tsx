import { Skeleton } from '@burger/shared/ui';
import { later } from '../parts/later';

export const newsletter = later(
  () =>
    import(/* webpackChunkName: "newsletter" */ './newsletter.late').then(
      ({ Newsletter }) => Newsletter,
    ),
  <Skeleton $height="16rem" />,
);
