import type { ShopBus } from '@burger/shared/bus';
import type { Cart } from '@burger/shared/contracts';
import type { Store } from '@burger/shared/store';
import type { CartNotice } from './cart-notice';
import type { SeenShop } from './seen-shop';
import type { MeasureDistance } from './measure-distance';

/** What the views of the cart read, and do everything through, in the drawer and at checkout. */
export interface CartPorts {
  bus: ShopBus;
  /** The cart as it is shown; undefined until it is known. */
  cart: Store<Cart | undefined>;
  /** What is known of the shop. */
  shop: Store<SeenShop>;
  /** What the cart has to tell. */
  notices: Store<readonly CartNotice[]>;
  measureDistance: MeasureDistance;
  /** Asks for the shop again when it could not be had. */
  readShopAgain: () => void;
  /** The time by this device's clock (ms). */
  now: () => number;
}
