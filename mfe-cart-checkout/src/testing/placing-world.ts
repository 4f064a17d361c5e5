import { createBus } from '@burger/shared/bus';
import { shopEvents, type PlaceOrderRequest } from '@burger/shared/contracts';
import { createCell } from '../model/cell';
import { noDetails } from '../model/delivery-details';
import type { OrderTry } from '../model/order-try';
import type { PlacedOrder } from '../model/placed-order';
import type { OrderAnswer } from '../ports';
import { aCart } from '../testing/a-cart';
import { anOrder } from '../testing/an-order';
import { keptRecordInMemory } from '../testing/kept-in-memory';
import { createPlaceOrder, type OrderDraft } from '../use-cases/place-order';

export const key = (digit: string) => digit.repeat(32);
export const draft: OrderDraft = {
  uid: 'asha',
  cart: aCart({ 1: 2 }),
  details: { ...noDetails, name: 'Asha Rao', phone: '9876543210', address: '12, 3rd Cross' },
  location: { lat: 13.03, lng: 77.7 },
  shownTotal: 10_290,
};
export const stored: OrderAnswer = { kind: 'order', order: anOrder(), isNew: true };
export const repeat: OrderAnswer = { kind: 'order', order: anOrder(), isNew: false };
export const lost: OrderAnswer = { kind: 'lost' };
export const refused = (
  code: 'invalid' | 'forbidden' | 'unauthenticated' | 'promo-refused',
): OrderAnswer => ({
  kind: 'refused',
  refusal: { code, message: 'No' },
});

/** Placing orders over plain functions; the server gives these answers, one after the other. */
export function placingWorld(...answers: OrderAnswer[]) {
  const bus = createBus(shopEvents);
  const heard: string[] = [];
  bus.on('cart/clear-requested').subscribe(() => heard.push('clear'));
  bus.on('order/placed').subscribe(({ orderId }) => heard.push(orderId));
  const tries = new Map([['asha', keptRecordInMemory<OrderTry>()]]);
  const sent: PlaceOrderRequest[] = [];
  const tokens: string[] = [];
  const world = {
    cart: draft.cart,
    token: 'token' as string | null,
    fresh: 'fresh' as string | null,
    online: true,
    now: 0,
  };
  let keys = 0;
  const placed = createCell<PlacedOrder | null>(null);
  const delivered = jest.fn();
  const placeOrder = createPlaceOrder({
    bus,
    send: (request, token) => {
      sent.push(request);
      tokens.push(token);
      return Promise.resolve(answers.shift() ?? lost);
    },
    idToken: (which) => Promise.resolve(which === 'fresh' ? world.fresh : world.token),
    tries: (uid) => {
      const record = tries.get(uid) ?? keptRecordInMemory<OrderTry>();
      tries.set(uid, record);
      return record;
    },
    newKey: () => key(String((keys += 1))),
    storedCart: () => world.cart,
    placed,
    alone: (run) => run(),
    online: () => world.online,
    now: () => world.now,
    delivered,
  });
  const keysSent = () => sent.map(({ idempotencyKey }) => idempotencyKey);
  return { placeOrder, sent, tokens, keysSent, heard, world, placed, delivered, tries };
}
