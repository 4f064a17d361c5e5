import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { Skeleton } from '@burger/shared/ui';
import { HomePage as View } from '../home/home-page';
import { lazyPart } from '../parts/lazy-part';

const rest = lazyPart(
  () =>
    import(/* webpackChunkName: "home-rest" */ '../home/home-rest.lazy').then(
      ({ HomeRest }) => HomeRest,
    ),
  // High enough to keep the footer below the first screen while the rest of the page loads.
  <Skeleton $height="150rem" />,
);

export const HomePage = () => <View bus={bus} rest={rest} />;

({ HomePage }) satisfies Exposure<'mfe-content', './HomePage'>;
