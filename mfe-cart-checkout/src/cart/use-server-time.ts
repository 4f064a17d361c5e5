import { useNow } from '@burger/shared/device';
import { useStore } from '@burger/shared/store';
import { shopOf } from './seen-shop';
import { useCartPorts } from './cart-context';

/** The time, to the minute, by the server's clock where the shop has told how far it is off this device's. */
export function useServerTime(): Date {
  const { now, shop } = useCartPorts();
  const aheadMs = shopOf(useStore(shop))?.aheadMs ?? 0;
  return new Date(useNow(60_000, now) + aheadMs);
}
