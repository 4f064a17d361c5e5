import type { Order } from '@burger/shared/contracts';
import { Refusal } from '../http/refusal';
import { productionLimits } from '../http/limits';
import type { Mail } from '../mail/mail';
import { localMaps } from '../maps/local-maps';
import type { OrderBook } from '../orders/order-book';
import type { ApiPorts } from '../ports';
import { sampleReviews } from '../reviews/read-reviews';

/** An order book in memory that keeps the promises of the real one. */
export function memoryBook(): OrderBook & { orders: Map<string, Order> } {
  const orders = new Map<string, Order>();
  const isTaken = (orderId: string) =>
    [...orders.values()].some((order) => order.orderId === orderId);
  return {
    orders,
    find: (key) => Promise.resolve(orders.get(key) ?? null),
    add: async (key, order) => {
      await Promise.resolve();
      const stored = orders.get(key) ?? null;
      if (stored || isTaken(order.orderId)) return { added: false, stored };
      orders.set(key, order);
      return { added: true };
    },
  };
}

export interface FakeWorld {
  ports: ApiPorts;
  book: ReturnType<typeof memoryBook>;
  mails: Mail[];
  lines: string[];
  subscribed: string[];
}

/** Ports of a small world in memory: the tokens `asha` and `ravi` prove those customers, nothing else does. */
export function fakeWorld(changes: Partial<ApiPorts> = {}): FakeWorld {
  const book = memoryBook();
  const mails: Mail[] = [];
  const lines: string[] = [];
  const subscribed: string[] = [];
  let drawn = 0;
  const ports: ApiPorts = {
    verifyToken: (token) =>
      token === 'asha' || token === 'ravi'
        ? Promise.resolve({ uid: token, expiresAt: Infinity })
        : Promise.reject(new Refusal('unauthenticated', 'Please sign in again.')),
    book,
    subscribers: {
      add: (email) => {
        subscribed.push(email);
        return Promise.resolve();
      },
    },
    maps: localMaps,
    readReviews: sampleReviews,
    sendMail: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
    limits: productionLimits,
    trustedProxies: 0,
    // 2026-01-05 13:30 in the restaurant's zone.
    now: () => new Date('2026-01-05T08:00:00.123Z'),
    draw: () => drawn++ % 1000,
    log: (line) => lines.push(line),
    retry: { pauses: [1, 1], limit: 500 },
    ...changes,
  };
  return { ports, book, mails, lines, subscribed };
}

let keys = 0;

/** A key that no other order of the test has. */
export const newKey = (): string => (keys++).toString(16).padStart(32, '0');

/** What a browser sends for two Aloo Tikki Burgers (₹49 each) to a place near the restaurant. */
export const orderBody = (changes: Record<string, unknown> = {}) => ({
  idempotencyKey: newKey(),
  items: [{ id: 1, quantity: 2 }],
  promoCode: null as string | null,
  customer: { name: 'Asha Rao', phone: '98765 43210', address: '12 Lake View Road' },
  location: { lat: 13.04, lng: 77.71 },
  paymentMethod: 'cod' as const,
  ...changes,
});
