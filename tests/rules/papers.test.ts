import { anOrder } from '@burger/shared/testing/order';
import { moveOrder } from '../../functions/src/orders/move';
import { firestoreKitchen } from '../../functions/src/orders/firestore-kitchen';
import { firestoreOrders } from '../../functions/src/orders/firestore-orders';
import { lifeIn, type KitchenOrders } from '../../functions/src/orders/store';
import { readRegister } from '../../functions/src/register/read-register';
import { faultsOf } from '../../functions/src/register/register';
import { testFirestore } from '../../local-backend/src/testing/test-firestore';

// CGST Rule 46 (b): a consecutive serial number. The Admin SDK against the local Firestore, over the wire.

const owner = testFirestore();
const keyOf = (number: number) => number.toString(16).padStart(32, '0');
const at = new Date('2026-11-25T08:00:00Z');

const deliver = (kitchen: KitchenOrders, key: string) =>
  kitchen.change(key, (kept) => {
    const before = lifeIn(kept);
    const step = { from: 'out_for_delivery', to: 'delivered', payment: 'cash' } as const;
    const none = { addMinutes: 0, reason: null, rider: null };
    const life = moveOrder(before, { ...step, ...none }, 'kitchen', at);
    const entry = { uid: 'meena', email: '', at: at.toISOString(), press: null };
    return { life, entry: { ...entry, from: before.status, to: life.status } };
  });

test('two hundred hand-overs at once, by two instances, number their bills without a gap or a double', async () => {
  const book = firestoreOrders(owner.db);
  const keys = Array.from({ length: 200 }, (_, number) => keyOf(number));
  for (const [number, key] of keys.entries()) {
    const out = { orderStatus: 'out_for_delivery', open: true } as const;
    const history = [{ status: 'out_for_delivery', at: at.toISOString(), by: 'kitchen' } as const];
    const orderId = `BK${String(number).padStart(9, '0')}`;
    await book.add(key, anOrder({ ...out, history, orderId, slot: null }));
  }
  const instances = [firestoreKitchen(owner.db), firestoreKitchen(owner.db)];
  // Each is pressed twice, as by who has had no answer: one of both hears that it was made.
  const presses = keys.flatMap((key) => instances.map((instance) => deliver(instance, key)));
  const outcomes = await Promise.allSettled(presses);
  const failed = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
  );
  expect(new Set(failed)).toEqual(new Set(['already-moved']));
  expect(failed).toHaveLength(200);
  const register = await readRegister(owner.db);
  expect(register.rows).toHaveLength(200);
  expect([...register.counts]).toEqual([['BK/2627', 200]]);
  expect(faultsOf(register)).toEqual([]);
}, 120_000);
