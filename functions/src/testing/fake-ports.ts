import { published } from '@burger/shared/testing/a-shop';
import { firestoreAnswered } from '../channels/answered';
import { firestoreChannels, hasChannel } from '../channels/order-channels';
import { firestoreStaffDevices } from '../channels/staff-devices';
import type { Staff, VerifyStaff, VerifyToken } from '../auth/signed-in';
import { firestoreSubscribers } from '../forms/newsletter';
import { sampleReviews } from '../forms/reviews';
import { Refusal } from '../http/errors';
import { productionLimits } from '../http/limits';
import { setPatience } from '../http/retry';
import { firestoreDays } from '../kitchen/days';
import { firestoreMonth } from '../kitchen/firestore-month';
import type { Mail } from '../mail/mail';
import { firestorePerson } from '../me/firestore-person';
import { boundedMaps } from '../maps/maps';
import { localMaps } from '../maps/services';
import { firestoreKitchen } from '../orders/store/firestore-kitchen';
import { firestoreRiderLinks } from '../orders/store/firestore-links';
import { firestoreOutbox } from '../orders/store/firestore-outbox';
import { createPlaceOrder, type PlaceOrderPorts } from '../orders/placing/place';
import type { Orderer } from '../orders/placing/quota';
import { readOrderRequest } from '../orders/routes';
import type { ApiPorts } from '../ports';
import { firestoreRetention } from '../retention/retention';
import { keepShop } from '../shop/cached-shop';
import { firestoreLearned } from '../shop/learned';
import { firestoreCounters } from '../vitals/counters';
import { createRefusalFigures } from '../vitals/refusals';
import { createWhatsAppCost } from '../vitals/whatsapp-cost';
import { orderBody } from './order-body';
import { memoryFirestore } from './memory-firestore';
import { memoryAccounts, memoryOrderStore, memoryShop } from './memory-stores';

export * from './order-body';

export const asha: Orderer = { uid: 'asha', phone: null, network: '203.0.113.1' };
export const ravi: Orderer = { uid: 'ravi', phone: null, network: '203.0.113.2' };

const verifyToken: VerifyToken = (token) =>
  token === 'asha' || token === 'ravi'
    ? Promise.resolve({ uid: token, phone: null, expiresAt: Infinity })
    : Promise.reject(new Refusal('unauthenticated', 'Please sign in again.'));

export const deployed = ['1.0.0-aaa', '1.0.0-bbb'];
export type FakeWorld = ReturnType<typeof fakeWorld>;

/** Returns in-memory adapters of the API. Only the tokens `asha` and `ravi` are valid for customers. */
export function fakeWorld(changes: Partial<ApiPorts> = {}) {
  setPatience({ retries: 2, pause: 1, limit: 500 });
  // 5 January 2026, 13:30 in the restaurant's time zone.
  const now = changes.now ?? (() => new Date('2026-01-05T08:00:00.123Z'));
  const db = memoryFirestore(() => now().getTime());
  const shopStore = memoryShop(published, db, now);
  const orderStore = memoryOrderStore(db);
  // Without caching, so that a test sees its changes of the shop immediately.
  const learned = firestoreLearned(db);
  const firstDocument = () => published;
  const shop = keepShop({ store: shopStore, learned, firstDocument, now, cachedForMs: 0 });
  const deliveryRules = async () => (await shop.shop()).rules.delivery;
  const channels = firestoreChannels(db);
  const isNotified = async (key: string) => hasChannel(await channels.of(key));
  const kitchen = firestoreKitchen(db, { isNotified });
  const outbox = firestoreOutbox(db);
  const counters = firestoreCounters(db);
  const person = { accounts: memoryAccounts(), store: firestorePerson(db) };
  const mails: Mail[] = [];
  const lines: string[] = [];
  let count = 0;
  const ports: ApiPorts = {
    verifyToken,
    orderStore,
    subscribers: firestoreSubscribers(db),
    shop,
    counters,
    isDeployed: (_part, version) => Promise.resolve(deployed.includes(version)),
    kitchen: {
      verifyStaff: fakeStaff,
      orders: kitchen,
      links: firestoreRiderLinks(db),
      outbox,
      shopStore,
      days: firestoreDays(db),
      months: firestoreMonth(db),
      learned,
    },
    person: { verifyToken, ...person },
    retained: firestoreRetention(db),
    maps: boundedMaps(localMaps(deliveryRules), deliveryRules),
    readReviews: sampleReviews,
    payments: null,
    siteUrl: 'https://burgerkatte.example',
    mailsAMinute: 120,
    mailsADay: 500,
    push: null,
    whatsapp: null,
    whatsappCost: createWhatsAppCost({ counters, shop, now }),
    channels,
    answered: firestoreAnswered(db),
    staffDevices: firestoreStaffDevices(db),
    staffSince: async () => new Map(Object.keys(staff).map((uid) => [uid, 0])),
    note: createRefusalFigures({ counters, now, log: (line) => lines.push(line) }),
    sendMail: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
    limits: { ...productionLimits, orders: null },
    appCheck: null,
    hosts: () => null,
    trustProxy: 0,
    now,
    random: () => count++ % 1000,
    log: (line) => lines.push(line),
    ...changes,
  };
  return {
    db,
    ports,
    orderStore,
    kitchen,
    outbox,
    shopStore,
    counters,
    person,
    mails,
    lines,
  };
}

/**
 * Creates placeOrder with in-memory adapters: the customer is one km away, and there are no limits and no
 * mails.
 */
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

/** Staff tokens of the tests. `asha` and `ravi` are customers; `expired` and `revoked` are former staff tokens. */
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
