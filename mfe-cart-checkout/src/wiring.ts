import { bus } from '@burger/shared/bus';
import type { Cart, Start } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { keptKeys, onDevice } from '@burger/shared/storage';
import { createStore } from '@burger/shared/store';
import { mapsApi } from './cart/maps-api';
import type { CartNotice } from './cart/cart-notice';
import { restoreCart } from './cart/kept-cart';
import { awaited, shopOf, type SeenShop } from './cart/seen-shop';
import type { ReadShop } from './placing/ports';
import type { CartPorts } from './cart/cart-ports';
import { followShop, type ShopFollower } from './cart/shop';
import { createDistances } from './cart/measure-distance';
import { ownCart } from './cart/cart-owner';

const keptCart = onDevice(keptKeys.cart);

const cart = createStore<Cart | undefined>(undefined);
const shop = createStore<SeenShop>(awaited);
const notices = createStore<readonly CartNotice[]>([]);

// Hardly ever needed, so it comes when it is.
const readShop: ReadShop = async (revision) => {
  const { shopReader } = await import(/* webpackChunkName: "read-shop" */ './cart/read-shop.late');
  return shopReader()(revision);
};

let follower: ShopFollower | null = null;

export const startCart: Start = () => {
  const follows = followShop({ bus, seen: shop, readShop });
  const endCart = ownCart({
    bus,
    kept: keptCart,
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

/** The cart as all tabs share it now. */
export const storedCart = () => restoreCart(keptCart.read()).cart;

export const distances = createDistances(mapsApi(), restaurant.coordinates);

/** Asks for a shop that is at least as new as this revision, or as the one that is known. */
export const shopHasChanged = (revision: number | null): void =>
  follower?.refresh(revision ?? shopOf(shop.get())?.revision ?? 0);

export const cartPorts: CartPorts = {
  bus,
  cart,
  shop,
  notices,
  measureDistance: distances.measure,
  readShopAgain: () => follower?.tryAgain(),
  now: Date.now,
};
