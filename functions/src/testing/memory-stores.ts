import { storedPromiseNames } from '@burger/shared/contracts';
import type { OrderDocument } from '@burger/shared/order';
import { type Published, versionOf } from '@burger/shared/shop/publishing';
import { ordinaryDay } from '@burger/shared/shop';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { readable } from '../me/firestore-person';
import type { PersonPorts } from '../me/my-data';
import { notificationDocument } from '../orders/store/firestore-outbox';
import { firestoreOrders } from '../orders/store/firestore-orders';
import { newsId, type CustomerNews } from '../orders/notifications/outbox';
import { firestoreShop } from '../shop/firestore-shop';
import { menuDocument } from '../shop/shop-store';
import { memoryFirestore, type MemoryFirestore } from './memory-firestore';

const moments = ['createdAt', 'slot', ...Object.values(storedPromiseNames)] as const;
const withMoments = (order: DocumentData, as: (value: never) => unknown) => ({
  ...order,
  ...Object.fromEntries(moments.map((name) => [name, as(order[name] as never)])),
});

function readableOrder(stored: DocumentData): OrderDocument {
  const { changedAt: _at, handedOverAt: _had, ...order } = stored;
  return withMoments(order, readable) as OrderDocument;
}

/** Returns the orders of a store as a map. Changes of the map are written to the store. */
function ordersIn(db: MemoryFirestore): Map<string, OrderDocument> {
  const found = new Map<string, OrderDocument>();
  for (const [key, order] of db.documentsIn('orders')) found.set(key, readableOrder(order));
  const momentOf = (text: string | null) => text && Timestamp.fromDate(new Date(text));
  const remove = (key: string) => void db.doc(`orders/${key}`).delete();
  return Object.assign(found, {
    set(key: string, order: OrderDocument) {
      const changedAt = momentOf(order.createdAt);
      const before = db.documentsIn('orders').get(key);
      db.put(`orders/${key}`, { changedAt, ...before, ...withMoments(order, momentOf) });
      return found;
    },
    delete: remove,
    clear: () => [...found.keys()].forEach(remove),
  });
}

export const memoryOrderStore = (db = memoryFirestore()) => ({
  ...firestoreOrders(db),
  get orders() {
    return ordersIn(db);
  },
  order(key: string): OrderDocument | undefined {
    const stored = db.documentAt(`orders/${key}`);
    return stored && readableOrder(stored);
  },
});

export const tell = (db: MemoryFirestore, order: string, kind: CustomerNews) =>
  db.put(`outbox/${newsId(order, kind)}`, notificationDocument({ order, kind, at: 0 }, 0));

export function countsOf(db: MemoryFirestore, name: string): DocumentData | undefined {
  const { until: _until, ...counts } = db.documentsIn('vitals').get(name) ?? {};
  return db.documentsIn('vitals').has(name) ? counts : undefined;
}

export function memoryShop(first?: Published, db = memoryFirestore(), now?: () => Date) {
  if (first) {
    const version = versionOf(first);
    const signed = { by: 'the first start', at: new Date(0).toISOString() };
    db.put(`menus/${version}`, menuDocument(first, { ...signed, from: null }));
    db.put('shop/live', { ...ordinaryDay(version), revision: 1, ...signed });
  }
  return firestoreShop(db, now);
}

export function memoryAccounts() {
  const known = new Set(['asha', 'ravi']);
  const roles = new Map<string, string>();
  const accounts: PersonPorts['accounts'] = {
    find: async (uid) =>
      known.has(uid)
        ? {
            ...{ displayName: null, email: `${uid}@example.in`, emailVerified: false },
            ...{ phoneNumber: null, photoURL: null, createdAt: '2026-01-01T00:00:00.000Z' },
            ...{ lastSignInAt: null, signsInWith: ['password'], role: roles.get(uid) ?? null },
          }
        : null,
    remove: async (uid) => void known.delete(uid),
  };
  return { ...accounts, known, roles };
}
