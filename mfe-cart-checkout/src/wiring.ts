import { bus } from '@burger/shared/bus';
import type { Cart, Start } from '@burger/shared/contracts';
import { roadKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { storageKeys, localText } from '@burger/shared/platform/storage';
import { createStore } from '@burger/shared/platform/use-store';
import type { CartNotice } from './cart/cart';
import { ownCart } from './cart/cart-owner';
import { restoreCart } from './cart/stored-cart';
import { createDistances, mapsApi } from './cart/maps-api';
import {
  awaited,
  followShop,
  shopOf,
  type ReadShop,
  type ShopFollower,
  type ShopState,
} from './cart/shop';
import type { CartServices } from './cart/use-services';

const cartStorage = localText(storageKeys.cart);
const cart = createStore<Cart | undefined>(undefined);
const shop = createStore<ShopState>(awaited);
const notices = createStore<readonly CartNotice[]>([]);

const readShop: ReadShop = async (revision) => {
  const { shopReader } = await import(/* webpackChunkName: "read-shop" */ './cart/read-shop.lazy');
  return shopReader()(revision);
};

let follower: ShopFollower | null = null;

export const startCart: Start = () => {
  const follows = followShop({ bus, state: shop, readShop });
  const endCart = ownCart({
    bus,
    storage: cartStorage,
    shop,
    needShop: follows.need,
    cart,
    notices,
  });
  follower = follows;
  return () => {
    endCart();
    follows.end();
  };
};

export const storedCart = () => restoreCart(cartStorage.read()).cart;

/** Requests shop data at least as new as `revision`, or as the known ones if null. */
export const shopHasChanged = (revision: number | null): void =>
  follower?.refresh(revision ?? shopOf(shop.get())?.revision ?? 0);

export const cartServices: CartServices = {
  bus,
  cart,
  shop,
  notices,
  distances: createDistances(mapsApi(), restaurant.coordinates, (from, to) =>
    roadKm(from, to, shopOf(shop.get())?.rules.delivery.roadFactor ?? 1),
  ),
  readShopAgain: () => follower?.tryAgain(),
  now: Date.now,
};
