import { Skeleton } from '@burger/shared/ui';
import { later } from './later';

/** The newsletter of the pages that end with it. */
export const lateNewsletter = later(
  () =>
    import(/* webpackChunkName: "newsletter" */ './newsletter').then(
      ({ Newsletter }) => Newsletter,
    ),
  <Skeleton $height="16rem" />,
);
