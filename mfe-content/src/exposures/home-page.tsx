import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { Skeleton } from '@burger/shared/ui';
import { readFullSlots } from '../home/compose-home';
import { later } from '../parts/later';
import { HomePage as View } from '../home/home-page';

const rest = later(
  () =>
    import(/* webpackChunkName: "home-rest" */ '../home/wired-rest').then(
      ({ HomeRest }) => HomeRest,
    ),
  // So tall that the footer waits below.
  <Skeleton $height="150rem" />,
);

export const HomePage = () => (
  <View now={Date.now} bus={bus} readFullSlots={readFullSlots} rest={rest} />
);

({ HomePage }) satisfies Exposure<'mfe-content', './HomePage'>;
