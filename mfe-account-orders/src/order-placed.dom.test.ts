import { aBus } from '@burger/shared/testing';
import { expectUsual } from './order-placed.late';
import { ashaIsHere } from './testing/people';
import { usualStorage } from './usual/stored-usual';

const kept = usualStorage();
const documents = [{ key: 'k', data: {} }];
const hasRoom = () => document.documentElement.hasAttribute('data-usual');
afterEach(() => kept.remove());

test('data-usual is set while usual orders are stored', () => {
  expect([kept.read(), hasRoom()]).toEqual([null, false]);
  kept.write({ uid: 'asha', readAt: 5, documents });
  expect([usualStorage().read(), hasRoom()]).toEqual([{ uid: 'asha', readAt: 5, documents }, true]);
  kept.remove();
  expect([kept.read(), hasRoom()]).toEqual([null, false]);
});

test.each([
  ['marks the stored usual orders as outdated and keeps them', 'asha', documents],
  ["reserves room, and drops another customer's orders", 'ravi', []],
])('an order %s', (_what, uid, left) => {
  const bus = aBus();
  const before = { uid, readAt: 5, documents };
  kept.write(before);
  expectUsual(bus, kept);
  expect(kept.read()).toEqual(before);
  bus.emit('session/changed', ashaIsHere);
  expectUsual(bus, kept);
  expect(kept.read()).toEqual({ uid: 'asha', readAt: 0, documents: left });
});
