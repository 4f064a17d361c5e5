import type { ShopBus } from '@burger/shared/bus';
import type { Cart, Coordinates } from '@burger/shared/contracts';
import { useNow } from '@burger/shared/platform/device';
import { useStore, type Store } from '@burger/shared/platform/use-store';
import { createContext, useContext, useEffect } from 'react';
import type { CartNotice } from './cart';
import { point, type Distances } from './maps-api';
import { shopOf, type ShopState } from './shop';

export interface CartServices {
  bus: ShopBus;
  cart: Store<Cart | undefined>;
  shop: Store<ShopState>;
  notices: Store<readonly CartNotice[]>;
  distances: Distances;
  readShopAgain: () => void;
  now: () => number;
}

/** The cart services. The exposed modules provide them; a view without a provider fails. */
export const CartContext = createContext({} as CartServices);
export const useCartServices = (): CartServices => useContext(CartContext);
export const useShopState = (): ShopState => useStore(useCartServices().shop);

/** Returns the current minute by the server clock, or by the device clock while the offset is unknown. */
export function useServerTime(): Date {
  const aheadMs = shopOf(useShopState())?.aheadMs ?? 0;
  return new Date(useNow(60_000, useCartServices().now) + aheadMs);
}

/** Returns the distance in km, or null while unknown. Measures again when the network is back. */
export function useDistance(to: Coordinates | null): number | null {
  const { distances } = useCartServices();
  const known = useStore(distances.known);
  const lat = to?.lat;
  const lng = to?.lng;
  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    const measure = () => void distances.measure({ lat, lng });
    measure();
    window.addEventListener('online', measure);
    return () => window.removeEventListener('online', measure);
  }, [lat, lng, distances]);
  return (to && known.get(point(to))) ?? null;
}
