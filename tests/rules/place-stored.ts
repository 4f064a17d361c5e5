import type { OrderDocument } from '@burger/shared/order';
import { anOrder } from '@burger/shared/testing/an-order';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreOrders } from '../../functions/src/orders/store/firestore-orders';
import { moveOrder } from '../../functions/src/orders/lifecycle/move';
import { lifeIn, type Change, type KitchenOrders } from '../../functions/src/orders/store/store';

let keys = 0;
export const newKey = () => (keys++).toString(16).padStart(32, '0');
export const numberOf = (key: string) => `BK${String(Number.parseInt(key, 16)).padStart(9, '0')}`;

export async function placeStored(
  db: Firestore,
  changes: Partial<OrderDocument>,
  terms: Parameters<ReturnType<typeof firestoreOrders>['add']>[2] = {},
): Promise<string> {
  const key = newKey();
  const order = anOrder({ orderId: numberOf(key), ...changes });
  expect(await firestoreOrders(db).add(key, order, terms)).toEqual({ added: true });
  return key;
}

type Step = Parameters<typeof moveOrder>[1];

export const press = (
  kitchen: KitchenOrders,
  key: string,
  step: Pick<Step, 'from' | 'to'> & Partial<Step>,
  { uid = 'meena', at = new Date() }: { uid?: string; at?: Date } = {},
) =>
  kitchen.change(key, (stored): Change => {
    const before = lifeIn(stored);
    const none = { addMinutes: 0, reason: null, rider: null, payment: null };
    const life = moveOrder(before, { ...none, ...step }, 'kitchen', at);
    const who = { uid, email: '', at: at.toISOString(), press: null };
    return { life, entry: { ...who, from: before.status, to: life.status } };
  });
