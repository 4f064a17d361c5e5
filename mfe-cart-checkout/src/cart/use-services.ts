import type { ShopBus } from '@burger/shared/bus';
import type { Cart, Coordinates } from '@burger/shared/contracts';
import { useNow } from '@burger/shared/device';
import { useStore, type Store } from '@burger/shared/store';
import { createContext, useContext, useEffect, useState } from 'react';
import type { CartNotice } from './cart';
import type { MeasureDistance } from './maps-api';
import { shopOf, type ShopState } from './shop';

/** What the views of the cart read, and do everything through, in the drawer and at checkout. */
export interface CartServices {
  bus: ShopBus;
  cart: Store<Cart | undefined>;
  shop: Store<ShopState>;
  notices: Store<readonly CartNotice[]>;
  measureDistance: MeasureDistance;
  readShopAgain: () => void;
  now: () => number;
}

/** The exposure modules put it above their views, which do nothing without it. */
export const CartContext = createContext({} as CartServices);

export const useCartServices = (): CartServices => useContext(CartContext);

export const useShopState = (): ShopState => useStore(useCartServices().shop);

/** The time, to the minute, by the server's clock where the shop has told how far it is off this device's. */
export function useServerTime(): Date {
  const aheadMs = shopOf(useShopState())?.aheadMs ?? 0;
  return new Date(useNow(60_000, useCartServices().now) + aheadMs);
}

/** Kilometres to a place, or null while they are not known. When the network comes back they are measured once more. */
export function useDistance(to: Coordinates | null): number | null {
  const { measureDistance: measure } = useCartServices();
  const lat = to?.lat;
  const lng = to?.lng;
  const [returns, setReturns] = useState(0);
  const [measured, setMeasured] = useState<(Coordinates & { km: number }) | null>(null);

  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    let wanted = true;
    void measure({ lat, lng }).then((km) => wanted && setMeasured({ lat, lng, km }));
    return () => {
      wanted = false;
    };
  }, [lat, lng, measure, returns]);

  useEffect(() => {
    const back = () => setReturns((times) => times + 1);
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);

  return measured && measured.lat === lat && measured.lng === lng ? measured.km : null;
}
