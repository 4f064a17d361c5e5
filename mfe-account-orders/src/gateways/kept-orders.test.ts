import { ordersMemory } from './kept-orders';
import { sessionHint } from './remembered';

const asha = { uid: 'u1', displayName: null, email: null, phoneNumber: null, photoURL: null };
const seen = { uid: 'u1', readAt: 5, documents: [{ key: 'a', data: { orderId: 'a' } }] };

test('what was seen last is recalled until the customer is gone', () => {
  const memory = ordersMemory();
  expect(memory.recall()).toBeNull();
  memory.remember(seen);
  sessionHint().set(asha);
  expect(ordersMemory().recall()).toEqual(seen);
  sessionHint().set(null);
  expect(memory.recall()).toBeNull();
});

test('who follows another on this device finds nothing of theirs; the same again finds hers', () => {
  const memory = ordersMemory();
  sessionHint().set(asha);
  memory.remember(seen);
  sessionHint().set({ ...asha, displayName: 'Asha' });
  expect(memory.recall()).toEqual(seen);
  sessionHint().set({ ...asha, uid: 'u2' });
  expect(memory.recall()).toBeNull();
});

test('who leaves while the provider cannot be told is signed out, until it is', () => {
  const memory = ordersMemory();
  sessionHint().set(asha);
  memory.remember(seen);
  sessionHint().leave();
  expect([sessionHint().signedIn(), sessionHint().user(), memory.recall()]).toEqual([
    false,
    null,
    null,
  ]);
  expect(sessionHint().isLeaving()).toBe(true);
  sessionHint().set(null);
  expect(sessionHint().isLeaving()).toBe(false);
});
