import { Skeleton } from '@burger/shared/ui';
import { later } from '../parts/later';

/** The newsletter of the pages that end with it. */
export const lateNewsletter = later(
  () =>
    import(/* webpackChunkName: "newsletter" */ './wired-newsletter').then(
      ({ Newsletter }) => Newsletter,
    ),
  <Skeleton $height="16rem" />,
);
