import { aBus } from '@burger/shared/testing';
import { expectUsual } from './order-placed.lazy';
import { ashaIsHere } from './testing/people';
import { usualStorage } from './usual/stored-usual';

const stored = usualStorage();
const documents = [{ key: 'k', data: {} }];
const hasPlaceholder = () => document.documentElement.hasAttribute('data-usual');
afterEach(() => stored.remove());

test('the data-usual attribute is set while usual orders are stored', () => {
  expect([stored.read(), hasPlaceholder()]).toEqual([null, false]);
  stored.write({ uid: 'asha', readAt: 5, documents });
  expect([usualStorage().read(), hasPlaceholder()]).toEqual([
    { uid: 'asha', readAt: 5, documents },
    true,
  ]);
  stored.remove();
  expect([stored.read(), hasPlaceholder()]).toEqual([null, false]);
});

test.each([
  ['marks the stored usual orders as outdated and keeps them', 'asha', documents],
  ["reserves room, and drops another customer's orders", 'ravi', []],
])('a placed order %s', (_what, uid, left) => {
  const bus = aBus();
  const before = { uid, readAt: 5, documents };
  stored.write(before);
  expectUsual(bus, stored);
  expect(stored.read()).toEqual(before);
  bus.emit('session/changed', ashaIsHere);
  expectUsual(bus, stored);
  expect(stored.read()).toEqual({ uid: 'asha', readAt: 0, documents: left });
});
