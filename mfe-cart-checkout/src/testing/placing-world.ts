import {
  noOrderFields,
  type BillChange,
  type PlaceOrderRequest,
  type RefusalCode,
} from '@burger/shared/contracts';
import type { Bill } from '@burger/shared/pricing';
import type { Stored } from '@burger/shared/platform/storage';
import { createStore } from '@burger/shared/platform/use-store';
import { aBus, storedInMemory } from '@burger/shared/testing';
import { seedVersion } from '@burger/shared/testing/a-shop';
import type { StoredDetails } from '../checkout/draft/details';
import { createPlaceOrder } from '../checkout/placing/place-order';
import type { OrderTry, PlacedOrder } from '../checkout/draft/placed-order';
import type { OrderAnswer, OrderDraft } from '../checkout/draft/order-draft';
import { aCart, aLine, aStoredCart } from './a-cart';
import { aStoredOrder } from './an-order';

export const aBill = (changes: Partial<Bill> = {}): Bill => ({
  ...{ subtotal: 18_700, discount: 0, delivery: 4_000 },
  ...{ cgst: 568, sgst: 568, roundOff: 0, total: 23_836 },
  ...changes,
});

type LineChange = BillChange['lines'][number];

/** Returns a changed line of a bill: ₹99 before, unavailable now, with overrides. */
export const aLineChange = (
  changes: Pick<LineChange, 'lineId'> & Partial<LineChange>,
): LineChange => ({
  ...{ name: 'x', was: 9_900, now: null, problem: null, backAt: null },
  ...changes,
});

/** Returns a bill change: the server billed a longer distance, ₹238.36 instead of ₹217.36, with overrides. */
export const aBillChange = (changes: Partial<BillChange> = {}): BillChange => ({
  version: 'abcdef012345',
  revision: 7,
  bill: aBill(),
  promo: null,
  km: 5.4,
  lines: [],
  ...changes,
});

export const key = (digit: string) => digit.repeat(32);
export const draft: OrderDraft = {
  uid: 'asha',
  cart: aCart({ 1: 2 }),
  agreed: { version: seedVersion, lines: [aLine(1, 2)], promo: null, total: 10_290 },
  time: { kind: 'delivery', slot: null, agreedUntil: null },
  details: { ...noOrderFields, name: 'Asha Rao', phone: '9876543210', address: '12, 3rd Cross' },
  location: { lat: 13.03, lng: 77.7 },
  way: 'cod',
};
export const stored: OrderAnswer = { kind: 'order', stored: aStoredOrder(), isNew: true };
export const repeat: OrderAnswer = { ...stored, isNew: false };
export const lost: OrderAnswer = { kind: 'lost' };
export const changed: OrderAnswer = { kind: 'bill-changed', change: aBillChange() };
export const refused = (code: RefusalCode, reason?: string): OrderAnswer => ({
  kind: 'refused',
  refusal: { code, message: 'No', ...(reason && { reason }) },
});

/** Successive responses of the fake server, or a function of the request. */
type Answers = OrderAnswer[] | ((request: PlaceOrderRequest) => OrderAnswer);

export function placer(answers: Answers = []) {
  const bus = aBus();
  const events: string[] = [];
  bus.on('cart/clear-requested').subscribe(() => events.push('clear'));
  bus.on('order/placed').subscribe(({ orderId }) => events.push(orderId));
  const tries = new Map<string, Stored<OrderTry>>();
  const stored = {
    typed: storedInMemory<StoredDetails>(),
    lastDelivery: storedInMemory<StoredDetails>(),
    tryOf(uid: string) {
      const record = tries.get(uid) ?? storedInMemory<OrderTry>();
      tries.set(uid, record);
      return record;
    },
  };
  const sent: PlaceOrderRequest[] = [];
  const tokens: string[] = [];
  const world = {
    cart: aStoredCart({ 1: 2 }),
    token: 'token' as string | null,
    online: true,
    now: 0,
  };
  let keys = 0;
  const placed = createStore<PlacedOrder | null>(null);
  const openChat = jest.fn(() => true);
  const goToPay = jest.fn(() => Promise.resolve());
  const shopHasChanged = jest.fn();
  const placeOrder = createPlaceOrder({
    bus,
    send: (request, token) => {
      sent.push(request);
      tokens.push(token);
      const answer = typeof answers === 'function' ? answers(request) : answers.shift();
      return Promise.resolve(answer ?? lost);
    },
    idToken: (which) => Promise.resolve(which === 'fresh' ? 'fresh' : world.token),
    storage: stored,
    newKey: () => key(String((keys += 1))),
    storedCart: () => world.cart,
    placed,
    alone: (run) => run(),
    online: () => world.online,
    now: () => world.now,
    openChat,
    goToPay,
    follow: () => events.push('follow'),
    shopHasChanged,
  });
  const keysSent = () => sent.map(({ idempotencyKey }) => idempotencyKey);
  const published = { openChat, goToPay, shopHasChanged };
  const tryNow = () => stored.tryOf('asha').read();
  return {
    placeOrder,
    sent,
    tokens,
    keysSent,
    events,
    world,
    placed,
    stored,
    tryNow,
    ...published,
  };
}
