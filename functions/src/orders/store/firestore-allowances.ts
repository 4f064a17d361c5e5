import type { OrderDocument } from '@burger/shared/order';
import { isRecent } from '@burger/shared/platform/device';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { OrderAllowance } from '../../http/limits';
import { countedName, type Found, writeUnchanged } from '../../store/documents';
import { countedIn, exceededBy, type Exceeded, waitsForMs } from '../placing/quota';

const listIn = (found: DocumentSnapshot, field: string): unknown[] => {
  const value: unknown = found.get(field);
  return Array.isArray(value) ? value : [];
};

export interface CheckedAllowance {
  exceeded: Exceeded | null;
  count(transaction: Transaction, key: string): void;
}

/**
 * Stores order limits in the collection `orderAllowances`: keys of unconfirmed orders per account and phone
 * number, and times (ms) of orders per network. Documents are deleted after `until`.
 */
export function firestoreAllowances(firestore: Firestore) {
  const allowances = firestore.collection('orderAllowances');
  const orders = firestore.collection('orders');

  async function waitingOf(keys: string[], at: number): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const found = await firestore.getAll(...keys.map((key) => orders.doc(key)), {
      fieldMask: ['orderStatus', 'createdAt'],
    });
    const waits = (order: DocumentSnapshot) => {
      const createdAt: unknown = order.get('createdAt');
      if (order.get('orderStatus') !== 'placed' || !(createdAt instanceof Timestamp)) return false;
      return isRecent(createdAt.toMillis(), waitsForMs, at);
    };
    return new Set(found.filter(waits).map(({ id }) => id));
  }

  const namesOf = ({ customerId, customerDetails }: OrderDocument, network: string): string[] => [
    countedName('customer', customerId),
    countedName('phone', customerDetails.phone),
    countedName('network', network),
  ];

  const readsOf = (order: OrderDocument, network: string): DocumentReference[] =>
    namesOf(order, network).map((name) => allowances.doc(name));

  /** Checks an order against its rate limits, and returns how to count it. `at` is in ms. */
  async function check(
    found: Found,
    order: OrderDocument,
    { network, ...allowance }: OrderAllowance & { network: string },
    at: number,
  ): Promise<CheckedAllowance> {
    const [customer, phone, from] = readsOf(order, network).map(found) as [
      DocumentSnapshot,
      DocumentSnapshot,
      DocumentSnapshot,
    ];
    const keysIn = (read: DocumentSnapshot) => listIn(read, 'orders').map(String);
    const all = [...new Set([...keysIn(customer), ...keysIn(phone)])];
    // Query which counted orders are still unconfirmed only if the limit might be exceeded.
    const mayExceed = [customer, phone].some((read) => keysIn(read).length >= allowance.waiting);
    const waiting = mayExceed ? await waitingOf(all, at) : new Set(all);
    const still = (read: DocumentSnapshot) => keysIn(read).filter((key) => waiting.has(key));
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
      count(transaction, key) {
        for (const read of [customer, phone]) {
          const orders = [...still(read), key];
          writeUnchanged(transaction, read, { orders, until: until(waitsForMs) });
        }
        writeUnchanged(transaction, from, {
          placed: [...countedIn(placed, allowance.byNetwork, at), at],
          until: until(allowance.byNetwork.seconds * 1000),
        });
      },
    };
  }

  return { namesOf, readsOf, check };
}
