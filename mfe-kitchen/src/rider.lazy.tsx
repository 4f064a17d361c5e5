import { clock } from '@burger/shared/platform/device';
import { withKeyBehind } from '@burger/shared/platform/security';
import { storedJson, localText } from '@burger/shared/platform/storage';
import { useEffect, useState } from 'react';
import { createDelivery, readPress, riderKey, type Delivery } from './rider/delivery';
import { riderApi } from './rider/rider-api';
import { RiderLoading, RiderPage } from './rider/rider-page';

/** Returns the link key from the URL and moves it behind `#`, so that it is not sent to a server again. */
function keyInAddress(): string | null {
  const { pathname, hash } = window.location;
  const key = riderKey(pathname + hash);
  if (key && hash === '') history.replaceState(history.state, '', withKeyBehind(pathname));
  return key;
}

const browserDelivery = () =>
  createDelivery(keyInAddress(), {
    api: riderApi(),
    clock,
    storageFor: (link) => storedJson(localText(`burger.rider.${link}`), readPress),
    // One storage entry for all links; its reader drops expired ones.
    cachedOrders: storedJson(localText('burger.rider-orders'), (value) => value),
  });

export function Page() {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  useEffect(() => setDelivery((before) => before ?? browserDelivery()), []);
  return delivery ? <RiderPage delivery={delivery} /> : <RiderLoading />;
}
