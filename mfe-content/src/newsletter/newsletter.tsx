import { Skeleton } from '@burger/shared/ui';
import { lazyPart } from '../parts/lazy-part';

export const newsletter = lazyPart(
  () =>
    import(/* webpackChunkName: "newsletter" */ './newsletter.lazy').then(
      ({ Newsletter }) => Newsletter,
    ),
  <Skeleton $height="16rem" />,
);
