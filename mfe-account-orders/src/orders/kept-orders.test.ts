import { keptOrders } from './kept-orders';
import { sessionHint } from '../session/kept-session';

const asha = { uid: 'u1', displayName: null, email: null, phoneNumber: null, photoURL: null };
const seen = { uid: 'u1', readAt: 5, documents: [{ key: 'a', data: { orderId: 'a' } }] };

test('what was seen last is recalled until the customer is gone', () => {
  const orders = keptOrders();
  expect(orders.read()).toBeNull();
  orders.write(seen);
  sessionHint().set(asha);
  expect(keptOrders().read()).toEqual(seen);
  sessionHint().set(null);
  expect(orders.read()).toBeNull();
});

test('who follows another on this device finds nothing of theirs; the same again finds hers', () => {
  const orders = keptOrders();
  sessionHint().set(asha);
  orders.write(seen);
  sessionHint().set({ ...asha, displayName: 'Asha' });
  expect(orders.read()).toEqual(seen);
  sessionHint().set({ ...asha, uid: 'u2' });
  expect(orders.read()).toBeNull();
});

test('who leaves while the provider cannot be told is signed out, until it is', () => {
  const orders = keptOrders();
  sessionHint().set(asha);
  orders.write(seen);
  sessionHint().leave();
  expect([sessionHint().signedIn(), sessionHint().user(), orders.read()]).toEqual([
    false,
    null,
    null,
  ]);
  expect(sessionHint().isLeaving()).toBe(true);
  sessionHint().set(null);
  expect(sessionHint().isLeaving()).toBe(false);
});
