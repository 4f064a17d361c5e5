import { shopEvents } from '@burger/shared/contracts';
import { createBus } from '@burger/shared/testing/bus';
import type { KeptDocuments } from '../orders/kept-documents';
import { expectUsual } from '../order-placed.late';

const user = { uid: 'u1', displayName: null, email: null, phoneNumber: null, photoURL: null };

function setUp(kept: KeptDocuments | null) {
  const bus = createBus(shopEvents);
  const remember = jest.fn();
  const order = () =>
    expectUsual(bus, { read: () => kept, write: remember, remove: () => undefined });
  return { bus, remember, order };
}
const documents = [{ key: 'k', data: {} }];

test('an order makes what is kept old, and keeps it meanwhile', () => {
  const { bus, remember, order } = setUp({ uid: 'u1', readAt: 5, documents });
  bus.emit('session/changed', { status: 'signed-in', user });
  order();
  expect(remember).toHaveBeenCalledWith({ uid: 'u1', readAt: 0, documents });
});

test('a first order keeps room; nothing of another customer stays', () => {
  const { bus, remember, order } = setUp({ uid: 'u2', readAt: 5, documents });
  order();
  expect(remember).not.toHaveBeenCalled();
  bus.emit('session/changed', { status: 'signed-in', user });
  order();
  expect(remember).toHaveBeenCalledWith({ uid: 'u1', readAt: 0, documents: [] });
});
