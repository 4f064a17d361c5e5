import { bus } from '@burger/shared/bus';
import { dishes } from '@burger/shared/catalogue';
import { restaurant } from '@burger/shared/restaurant';
import { inTab, keptKeys, onDevice } from '@burger/shared/storage';
import { cartActions, storedCart } from './compose';
import { idToken } from './gateways/id-token';
import { keptRecord } from './gateways/kept-record';
import { ordersApi } from './gateways/orders-api';
import { randomKey } from './gateways/random-key';
import { aloneAcrossTabs } from './gateways/tab-lock';
import { createCell } from './model/cell';
import { KeptDetailsSchema } from './model/delivery-details';
import { OrderTrySchema } from './model/order-try';
import { PlacedOrderSchema, type PlacedOrder } from './model/placed-order';
import { createApplyPromo } from './use-cases/apply-promo';
import type { CheckoutActions } from './use-cases/checkout-actions';
import { createOrderAgain } from './use-cases/order-again';
import { createPlaceOrder } from './use-cases/place-order';
import { createDetailsMemory } from './use-cases/remember-details';

const tries = (uid: string) => keptRecord(OrderTrySchema, onDevice(`burger.order-try.${uid}`));

/** The order that the success screen shows, also after a reload of this tab. */
export const placed = createCell<PlacedOrder | null>(null);
const keptPlaced = keptRecord(PlacedOrderSchema, inTab(keptKeys.placedOrder));
placed.subscribe(() => {
  const order = placed.get();
  if (order) keptPlaced.keep(order);
  else keptPlaced.forget();
});

const details = createDetailsMemory(
  keptRecord(KeptDetailsSchema, inTab('burger.checkout-details')),
  keptRecord(KeptDetailsSchema, onDevice('burger.last-delivery')),
);

const placeOrder = createPlaceOrder({
  bus,
  send: ordersApi(),
  idToken,
  tries,
  newKey: randomKey,
  storedCart,
  placed,
  alone: aloneAcrossTabs,
  online: () => navigator.onLine,
  now: Date.now,
  delivered: details.delivered,
});

export const checkoutActions: CheckoutActions = {
  ...cartActions,
  applyPromo: createApplyPromo(bus, restaurant.promos),
  dropPromo: () => bus.emit('cart/promo-requested', { code: '' }),
  signIn: () => bus.emit('session/sign-in-requested', { skippable: true }),
  signOut: () => bus.emit('session/sign-out-requested', {}),
  findMe: () => bus.emit('location/lookup-requested', { purpose: 'checkout' }),
  chooseArea: ({ name, lat, lng }) =>
    bus.emit('location/area-requested', { coordinates: { lat, lng }, locality: name }),
  startDetails: details.start,
  keepDetails: details.type,
  hasUnansweredTry: (uid) => tries(uid).read()?.unanswered ?? false,
  placeOrder,
  restorePlaced: () => placed.set(placed.get() ?? keptPlaced.read()),
  forgetPlaced: () => placed.set(null),
  orderAgain: createOrderAgain(bus, dishes),
  openChat: (link) => void window.open(link, '_blank', 'noopener'),
  now: () => new Date(),
};
