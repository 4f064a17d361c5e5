import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { lazy, Suspense } from 'react';

// Through the account menu, which every page loads: their shared modules are then not loaded twice.
const View = lazy(async () => {
  const { orderStrip } = await import('./account-menu');
  const { OrderStrip: Strip } = await orderStrip();
  return { default: Strip };
});

/** One line with the state of an order of this device, for pages that customers return to. */
export const OrderStrip = () => (
  <Suspense>
    <View bus={bus} />
  </Suspense>
);

({ OrderStrip }) satisfies Exposure<'mfe-account-orders', './OrderStrip'>;
