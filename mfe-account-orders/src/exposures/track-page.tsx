import type { Exposure } from '@burger/shared/contracts';
import { lazyModule, Skeleton } from '@burger/shared/ui';
import { type PastOrderPlace, TrackPage as Page } from '../tracking/track-page';

// With the code of the orders list, of which it shows parts.
const pastOrder = lazyModule(
  () => import(/* webpackChunkName: "orders-list" */ '../past-order-wiring.lazy'),
);

const PastOrder: PastOrderPlace = ({ orderId, otherwise }) => {
  const { code, failed } = pastOrder.useCode(true);
  if (code) return <code.OwnPastOrder orderId={orderId} otherwise={otherwise} />;
  return failed ? otherwise : <Skeleton $height="9rem" />;
};

export const TrackPage = () => <Page PastOrder={PastOrder} />;

({ TrackPage }) satisfies Exposure<'mfe-account-orders', './TrackPage'>;
