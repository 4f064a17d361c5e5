import { shopEvents, type PlaceOrderRequest, type RefusalCode } from '@burger/shared/contracts';
import { createStore } from '@burger/shared/store';
import { keptInMemory } from '@burger/shared/testing';
import { createBus } from '@burger/shared/testing/bus';
import { seedVersion } from '@burger/shared/testing/shop';
import { noDetails } from '../placing/details';
import type { OrderTry } from '../placing/order-try';
import { createPlaceOrder, type OrderDraft } from '../placing/place-order';
import type { PlacedOrder } from '../placing/placed-order';
import type { OrderAnswer } from '../placing/ports';
import { aBillChange } from './a-bill-change';
import { aCart, aLine, aStoredCart } from './a-cart';
import { aStoredOrder } from './an-order';

export const key = (digit: string) => digit.repeat(32);
export const draft: OrderDraft = {
  uid: 'asha',
  cart: aCart({ 1: 2 }),
  agreed: { version: seedVersion, lines: [aLine(1, 2)], promo: null, total: 10_290 },
  time: { kind: 'delivery', slot: null, agreedUntil: null },
  details: { ...noDetails, name: 'Asha Rao', phone: '9876543210', address: '12, 3rd Cross' },
  location: { lat: 13.03, lng: 77.7 },
};
export const stored: OrderAnswer = { kind: 'order', stored: aStoredOrder(), isNew: true };
export const repeat: OrderAnswer = { ...stored, isNew: false };
export const lost: OrderAnswer = { kind: 'lost' };
export const changed: OrderAnswer = { kind: 'bill-changed', change: aBillChange() };
export const refused = (code: RefusalCode, reason?: string): OrderAnswer => ({
  kind: 'refused',
  refusal: { code, message: 'No', ...(reason && { reason }) },
});

/** What the server says, one after the other, or to each request. */
type Answers = OrderAnswer[] | ((request: PlaceOrderRequest) => OrderAnswer);

/** Placing orders over plain functions. */
export function placingWorld(answers: Answers = []) {
  const bus = createBus(shopEvents);
  const heard: string[] = [];
  bus.on('cart/clear-requested').subscribe(() => heard.push('clear'));
  bus.on('order/placed').subscribe(({ orderId }) => heard.push(orderId));
  const tries = new Map([['asha', keptInMemory<OrderTry>()]]);
  const sent: PlaceOrderRequest[] = [];
  const tokens: string[] = [];
  const world = {
    cart: aStoredCart({ 1: 2 }),
    token: 'token' as string | null,
    fresh: 'fresh' as string | null,
    online: true,
    now: 0,
  };
  let keys = 0;
  const placed = createStore<PlacedOrder | null>(null);
  const delivered = jest.fn();
  const settleWay = jest.fn();
  const shopHasChanged = jest.fn();
  const placeOrder = createPlaceOrder({
    bus,
    send: (request, token) => {
      sent.push(request);
      tokens.push(token);
      const answer = typeof answers === 'function' ? answers(request) : answers.shift();
      return Promise.resolve(answer ?? lost);
    },
    idToken: (which) => Promise.resolve(which === 'fresh' ? world.fresh : world.token),
    tries: (uid) => {
      const record = tries.get(uid) ?? keptInMemory<OrderTry>();
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
    follow: () => heard.push('follow'),
    settleWay,
    shopHasChanged,
  });
  const keysSent = () => sent.map(({ idempotencyKey }) => idempotencyKey);
  const told = { delivered, settleWay, shopHasChanged };
  return { placeOrder, sent, tokens, keysSent, heard, world, placed, tries, ...told };
}
