import type { Promo } from '@burger/shared/contracts';
import type { OrderDocument } from '@burger/shared/order';
import { published } from '@burger/shared/testing/shop';
import type { Staff, VerifyStaff, VerifyToken } from '../auth/signed-in';
import { sampleReviews } from '../forms/reviews';
import { Refusal } from '../http/errors';
import { productionLimits } from '../http/limits';
import { setPatience } from '../http/retry';
import type { Mail } from '../mail/mail';
import { boundedMaps } from '../maps/maps';
import { localMaps } from '../maps/services';
import { isToldAtOnce, newsOfOrder } from '../orders/outbox';
import { createPlaceOrder, type PlaceOrderPorts } from '../orders/place';
import type { Orderer } from '../orders/quota';
import { readOrderRequest } from '../orders/routes';
import { userOf } from '../orders/firestore-promos';
import type { OrderBook, PromoUser } from '../orders/store';
import type { ApiPorts } from '../ports';
import { keepShop } from '../shop/keep-shop';
import { orderBody } from './order-body';
import {
  memoryCounters,
  memoryDays,
  memoryMonths,
  memoryPerson,
  memoryShop,
  memorySubscribers,
} from './memory-stores';
import { memoryKitchen, memoryLinks, memoryOutbox, type MemoryOutbox } from './memory-orders';

export * from './order-body';

export const asha: Orderer = { uid: 'asha', phone: null, network: '203.0.113.1' };
export const ravi: Orderer = { uid: 'ravi', phone: null, network: '203.0.113.2' };

export interface MemoryBook extends OrderBook {
  orders: Map<string, OrderDocument>;
  outbox: MemoryOutbox;
}

/** An order book in memory that keeps the promises of the real one, but counts nobody's orders; `shopIs` is the revision of the shop beside it. */
export function memoryBook(shopIs: () => number | null = () => null): MemoryBook {
  const orders = new Map<string, OrderDocument>();
  const outbox = memoryOutbox((key) => orders.get(key)?.orderStatus);
  const isTaken = (orderId: string) =>
    [...orders.values()].some((order) => order.orderId === orderId);
  const ordersIn = (slot: number) =>
    [...orders.values()].filter(
      (order) => Date.parse(order.slot ?? '') === slot && order.orderStatus !== 'cancelled',
    ).length;
  const standing = () =>
    [...orders.values()].filter(({ orderStatus }) => orderStatus !== 'cancelled');
  const under = (code: string) => standing().filter(({ pricing }) => pricing.appliedPromo === code);
  const refusalOf = (promo: Promo, { customerId, phones }: PromoUser) => {
    const isOwn = (order: OrderDocument) =>
      (customerId && order.customerId === customerId) ||
      phones.includes(order.customerDetails.phone);
    if (promo.once && under(promo.code).some(isOwn)) return 'once';
    if (promo.firstOrder && standing().some(isOwn)) return 'first-order';
    return under(promo.code).length >= (promo.uses ?? Infinity) ? 'used-up' : null;
  };
  return {
    orders,
    outbox,
    whyNoPromo: async (promo, user) => refusalOf(promo, user),
    promosUsed: async () => {
      const codes = standing().flatMap(({ pricing }) => pricing.appliedPromo ?? []);
      return Object.fromEntries(codes.map((code) => [code, under(code).length]));
    },
    find: (key) => Promise.resolve(orders.get(key) ?? null),
    hasOrdered: (uid) =>
      Promise.resolve([...orders.values()].some(({ customerId }) => customerId === uid)),
    add: async (key, order, { revision, capacity = Infinity, promo } = {}) => {
      await Promise.resolve();
      const at = Date.parse(order.createdAt);
      const stored = orders.get(key) ?? null;
      if (stored) return { added: false, stored };
      const current = shopIs();
      if (revision !== undefined && current !== null && current !== revision) {
        return { added: false, stored, revision: current };
      }
      if (isTaken(order.orderId)) return { added: false, stored };
      const isFull = order.slot !== null && ordersIn(Date.parse(order.slot)) >= capacity;
      if (isFull) return { added: false, stored: null, full: true };
      const refused = promo && refusalOf(promo, userOf(order));
      if (refused) return { added: false, stored: null, promo: refused };
      orders.set(key, order);
      if (!isToldAtOnce(order)) return { added: true };
      outbox.add(key, at, Date.parse(order.attendedFrom) || at);
      outbox.tell(key, newsOfOrder(order), at);
      return { added: true };
    },
    taken: async (from, to) => {
      const slots = [...orders.values()].flatMap(({ slot }) => slot ?? []).map(Date.parse);
      const within = slots.filter((slot) => slot >= from && slot < to);
      return new Map(
        within.map((slot): [number, number] => [slot, ordersIn(slot)]).filter(([, many]) => many),
      );
    },
  };
}

const verifyToken: VerifyToken = (token) =>
  token === 'asha' || token === 'ravi'
    ? Promise.resolve({ uid: token, phone: null, expiresAt: Infinity })
    : Promise.reject(new Refusal('unauthenticated', 'Please sign in again.'));

/** The versions that lie on the fake site, of every part. */
export const deployed = ['1.0.0-aaa', '1.0.0-bbb'];
export type FakeWorld = ReturnType<typeof fakeWorld>;

/** Ports of a small world in memory: the tokens `asha` and `ravi` prove those customers, nothing else does. */
export function fakeWorld(changes: Partial<ApiPorts> = {}) {
  setPatience({ retries: 2, pause: 1, limit: 500 });
  const shopStore = memoryShop(published);
  const book = memoryBook(shopStore.revision);
  // 2026-01-05 13:30 in the restaurant's zone.
  const now = changes.now ?? (() => new Date('2026-01-05T08:00:00.123Z'));
  // What a test changes shows at once.
  const shop = keepShop({ store: shopStore, firstDocument: () => published, now, keptFor: 0 });
  const deliveryRules = async () => (await shop.shop()).rules.delivery;
  const kitchen = memoryKitchen(book.orders, () => now().getTime(), book.outbox);
  const links = memoryLinks();
  const counters = memoryCounters();
  const person = memoryPerson(book.orders);
  const mails: Mail[] = [];
  const lines: string[] = [];
  let drawn = 0;
  const ports: ApiPorts = {
    verifyToken,
    book,
    subscribers: memorySubscribers(),
    shop,
    counters,
    isDeployed: (_part, version) => Promise.resolve(deployed.includes(version)),
    kitchen: {
      verifyStaff: fakeStaff,
      orders: kitchen,
      links,
      outbox: book.outbox,
      shopStore,
      days: memoryDays(),
      months: memoryMonths(book.orders),
    },
    person: { verifyToken, ...person },
    retained: {
      clear: () => Promise.resolve({ more: false }),
      forgetLinks: () => Promise.resolve({ more: false }),
    },
    maps: boundedMaps(localMaps(deliveryRules), deliveryRules),
    readReviews: sampleReviews,
    payments: null,
    siteUrl: 'https://burgerkatte.example',
    mailsAMinute: 120,
    mailsADay: 500,
    sendMail: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
    limits: { ...productionLimits, orders: null },
    appCheck: null,
    hosts: () => null,
    trustProxy: 0,
    now,
    draw: () => drawn++ % 1000,
    log: (line) => lines.push(line),
    ...changes,
  };
  return { ports, book, kitchen, links, shopStore, counters, person, mails, lines };
}

/** How orders are placed in a small world: a kilometre away, without limits and mails, but for what a test changes. */
export function placing(ports: ApiPorts, changes: Partial<PlaceOrderPorts> = {}) {
  const place = createPlaceOrder({
    ...ports,
    takeAttempt: () => Promise.resolve(),
    allowance: null,
    takesOnline: ports.payments !== null,
    distanceTo: () => Promise.resolve(1),
    notify: () => Promise.resolve(),
    ...changes,
  });
  return (body: object = orderBody(), orderer = asha) => place(orderer, readOrderRequest(body));
}

/** The staff of the tests, by their tokens: `asha` and `ravi` are customers, `expired` and `revoked` were staff. */
export const staff: Record<'meena' | 'kiran' | 'owner', Staff> = {
  meena: { uid: 'meena', email: 'meena@burgerkatte.example', role: 'staff' },
  kiran: { uid: 'kiran', email: 'kiran@burgerkatte.example', role: 'staff' },
  owner: { uid: 'owner', email: 'owner@burgerkatte.example', role: 'owner' },
};

export const fakeStaff: VerifyStaff = async (token) => {
  const known = Object.entries(staff).find(([name]) => name === token)?.[1];
  if (known) return known;
  if (['asha', 'ravi'].includes(token)) throw new Refusal('forbidden', 'None of the staff.');
  throw new Refusal('unauthenticated', 'Please sign in again.');
};
