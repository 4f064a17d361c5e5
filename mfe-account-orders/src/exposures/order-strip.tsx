import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { lazy, Suspense } from 'react';

// Imported through the account menu, which every page loads, so that modules shared by both are not loaded
// twice.
const View = lazy(async () => {
  const { orderStrip } = await import('./account-menu');
  const { OrderStrip: Strip } = await orderStrip();
  return { default: Strip };
});

/** One line with the state of this device's order, for pages that customers come back to. */
export const OrderStrip = () => (
  <Suspense>
    <View bus={bus} />
  </Suspense>
);

({ OrderStrip }) satisfies Exposure<'mfe-account-orders', './OrderStrip'>;
