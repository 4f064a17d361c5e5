import type { OrderDocument } from '@burger/shared/order';
import { isUnderWay, type Progress } from '../me/is-under-way';
import type { PersonPorts } from '../me/my-data';

export interface MemoryPerson extends PersonPorts {
  accounts: PersonPorts['accounts'] & { known: Set<string>; roles: Map<string, string> };
  /** When they were closed, and whether erasing has begun. */
  closed: Map<string, { at: number; isErasing: boolean }>;
}

const msOf = (moment: string | null | undefined): number => (moment ? Date.parse(moment) : 0);

const progressOf = (order: OrderDocument): Progress => ({
  status: order.orderStatus,
  createdAt: msOf(order.createdAt),
  slot: msOf(order.slot),
  promisedAt: msOf(order.estimatedDeliveryTime),
});

/** The accounts asha and ravi, and what an order book in memory keeps of them. */
export function memoryPerson(orders: Map<string, OrderDocument>): MemoryPerson {
  const known = new Set(['asha', 'ravi']);
  const roles = new Map<string, string>();
  const closed: MemoryPerson['closed'] = new Map();
  const of = (uid: string) => [...orders.values()].filter(({ customerId }) => customerId === uid);
  return {
    closed,
    accounts: {
      known,
      roles,
      find: async (uid) =>
        known.has(uid)
          ? {
              displayName: null,
              email: `${uid}@example.in`,
              emailVerified: false,
              phoneNumber: null,
              photoURL: null,
              createdAt: '2026-01-01T00:00:00.000Z',
              lastSignInAt: null,
              signsInWith: ['password'],
              role: roles.get(uid) ?? null,
            }
          : null,
      remove: async (uid) => void known.delete(uid),
    },
    store: {
      gather: async (uid) => ({ profile: null, orders: of(uid), newsletterSince: null }),
      hasOrderUnderWay: async (uid, at) =>
        of(uid).some((order) => isUnderWay(progressOf(order), at)),
      close: async (uid, at) => void closed.set(uid, { at: at.getTime(), isErasing: false }),
      beginErasing: async (uid) =>
        void closed.set(uid, { at: 0, ...closed.get(uid), isErasing: true }),
      closedBefore: async (before, most) =>
        [...closed]
          .filter(([, { at }]) => at < before)
          .slice(0, most)
          .map(([uid, { isErasing }]) => ({ uid, isErasing })),
      reopen: async (uid) => void closed.delete(uid),
      erase: async (uid) => {
        for (const [key, order] of orders) {
          if (order.customerId === uid) orders.set(key, { ...order, customerId: '' });
        }
      },
    },
  };
}
