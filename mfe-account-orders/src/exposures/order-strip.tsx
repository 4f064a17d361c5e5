import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { lazy, Suspense } from 'react';

// By way of the account's place in the header, which is on every page: what that has brought is not brought again.
const View = lazy(async () => {
  const { orderStrip } = await import('./account-menu');
  const { OrderStrip: Strip } = await orderStrip();
  return { default: Strip };
});

/** How far an order of this device is, in a line, for pages that customers come back to. */
export const OrderStrip = () => (
  <Suspense>
    <View bus={bus} />
  </Suspense>
);

({ OrderStrip }) satisfies Exposure<'mfe-account-orders', './OrderStrip'>;
