import { Skeleton } from '@burger/shared/ui';
import { lazy, Suspense, type ComponentType } from 'react';

type WhyClosedProps = import('./why-closed.late').WhyClosedProps;

// Most orders arrive. Where the code cannot be had, the page does without.
const View = lazy<ComponentType<WhyClosedProps>>(() =>
  import(/* webpackChunkName: "why-closed" */ './why-closed.late').then(
    ({ WhyClosed }) => ({ default: WhyClosed }),
    () => ({ default: () => null }),
  ),
);

/** Why an order was cancelled or not delivered; its code comes with the first order that was. */
export const LateWhyClosed = (props: WhyClosedProps) => (
  <Suspense fallback={<Skeleton $height="1.5rem" />}>
    <View {...props} />
  </Suspense>
);
