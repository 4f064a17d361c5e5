import { bus } from '@burger/shared/bus';
import { dishes } from '@burger/shared/catalogue';
import type { Start } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { keptKeys, onDevice } from '@burger/shared/storage';
import { mapsApi } from './gateways/maps-api';
import { withoutKind, type CartNotice } from './model/cart-notice';
import { createCell } from './model/cell';
import { restoreCart, type House } from './model/restore-cart';
import type { CartActions } from './use-cases/checkout-actions';
import { createMeasureDistance } from './use-cases/measure-distance';
import { ownCart } from './use-cases/own-cart';

const house: House = { dishes, promos: restaurant.promos };
const keptCart = onDevice(keptKeys.cart);

/** What the cart has to tell, for the drawer and the checkout. */
export const notices = createCell<readonly CartNotice[]>([]);

export const startCart: Start = () => ownCart({ bus, kept: keptCart, house, notices });

/** The cart as all tabs share it now. */
export const storedCart = () => restoreCart(keptCart.read(), house).cart;

const vegDishes = new Set(dishes.filter((dish) => dish.isVeg).map((dish) => dish.id));
/** Whether the dish of a cart line is vegetarian, for its mark. */
export const isVeg = (id: number): boolean => vegDishes.has(id);

export const cartActions: CartActions = {
  setQuantity: (id, quantity) => bus.emit('cart/quantity-requested', { id, quantity }),
  remove: (id) => bus.emit('cart/remove-requested', { id }),
  dismissNotice: (kind) => notices.set(withoutKind(notices.get(), kind)),
  measureDistance: createMeasureDistance(mapsApi(), restaurant.coordinates),
};
