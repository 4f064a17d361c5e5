import { createHash } from 'node:crypto';
import type { OrderDocument } from '@burger/shared/order';
import { isYounger } from '@burger/shared/times';
import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { OrderAllowance } from '../http/limits';
import { countedIn, exceededBy, waitsForMs, type Exceeded } from './quota';

/** Id of the document of a half hour in `slots`, by its start (ms). */
export const slotId = (slot: number): string => new Date(slot).toISOString();

/** What changes in it when so many orders more lie in that half hour. */
export const withOrders = (slot: number, more: number): DocumentData => ({
  at: Timestamp.fromMillis(slot),
  orders: FieldValue.increment(more),
});

/** How many orders lie in it. */
export const ordersIn = (data: DocumentData | undefined): number => {
  const orders: unknown = data?.['orders'];
  return typeof orders === 'number' ? orders : 0;
};

/** What counts against an order, read in the transaction that stores it. */
interface CountedOrders {
  exceeded: Exceeded | null;
  /** Counts the order that is stored in the same transaction. */
  count(key: string): void;
}

const listIn = (found: DocumentSnapshot, field: string): unknown[] => {
  const value: unknown = found.get(field);
  return Array.isArray(value) ? value : [];
};

/** Id of the document that counts somebody's orders; neither numbers nor addresses can be read out of it. */
export const allowanceName = (kind: 'customer' | 'phone' | 'network', whose: string): string =>
  `${kind}-${createHash('sha256').update(whose).digest('hex')}`;

/**
 * The documents that count orders, in `orderAllowances`: under each account and number the keys of its last orders, of
 * which those count that still wait; under each network when orders came from it. The store deletes them after `until`.
 */
export function allowanceDocuments(firestore: Firestore) {
  const allowances = firestore.collection('orderAllowances');
  const orders = firestore.collection('orders');

  /** Those of the keys whose orders still wait. */
  async function waitingOf(
    transaction: Transaction,
    keys: string[],
    at: number,
  ): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const found = await transaction.getAll(...keys.map((key) => orders.doc(key)), {
      fieldMask: ['orderStatus', 'createdAt'],
    });
    const waits = (order: DocumentSnapshot) => {
      const createdAt: unknown = order.get('createdAt');
      if (order.get('orderStatus') !== 'placed' || !(createdAt instanceof Timestamp)) return false;
      return isYounger(createdAt.toMillis(), waitsForMs, at);
    };
    return new Set(found.filter(waits).map(({ id }) => id));
  }

  /** Under which an order is counted, its network last. */
  const namesOf = ({ customerId, customerDetails }: OrderDocument, network: string): string[] => [
    allowanceName('customer', customerId),
    allowanceName('phone', customerDetails.phone),
    allowanceName('network', network),
  ];

  const read = async (
    transaction: Transaction,
    order: OrderDocument,
    { network, ...allowance }: OrderAllowance & { network: string },
    at: number,
  ): Promise<CountedOrders> => {
    const refs = namesOf(order, network).map((name) => allowances.doc(name));
    const [customer, phone, from] = await transaction.getAll(...refs);
    if (!customer || !phone || !from) throw new Error('The store left an answer out');
    const keysIn = (found: DocumentSnapshot) => listIn(found, 'orders').map(String);
    const all = [...new Set([...keysIn(customer), ...keysIn(phone)])];
    const waiting = await waitingOf(transaction, all, at);
    const still = (found: DocumentSnapshot) => keysIn(found).filter((key) => waiting.has(key));
    const placed = listIn(from, 'placed').map(Number);
    const until = (ms: number) => Timestamp.fromMillis(at + ms);
    return {
      exceeded: exceededBy(
        allowance,
        {
          ofCustomer: still(customer).length,
          ofPhone: still(phone).length,
          fromNetwork: placed,
        },
        at,
      ),
      count(key) {
        for (const found of [customer, phone]) {
          const orders = [...still(found), key];
          transaction.set(found.ref, { orders, until: until(waitsForMs) });
        }
        transaction.set(from.ref, {
          placed: [...countedIn(placed, allowance.byNetwork, at), at],
          until: until(allowance.byNetwork.seconds * 1000),
        });
      },
    };
  };

  return { namesOf, read };
}
