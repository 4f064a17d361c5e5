import { aBus } from '@burger/shared/testing';
import { startAccount } from './start';
import { ashaIsHere } from './testing/people';

/** Records every method call with its arguments. */
const noting = <Owner>(calls: string[]) =>
  new Proxy({} as Owner & object, {
    get:
      (_owner, name) =>
      (...rest: unknown[]) => {
        calls.push([name, ...rest.map((one) => JSON.stringify(one))].join(' '));
        return Promise.resolve();
      },
  });

function setUp() {
  const bus = aBus();
  const calls: string[] = [];
  const start = () =>
    startAccount(bus, noting(calls), noting(calls), () => calls.push('order placed'));
  return { bus, calls, start };
}

test('startAccount restores the stored session and location, then handles queued and new requests', () => {
  const { bus, calls, start } = setUp();
  bus.emit('location/area-requested', { coordinates: { lat: 1, lng: 2 }, locality: 'Hoodi' });
  start();
  bus.emit('session/sign-out-requested', {});
  bus.emit('location/lookup-requested', { purpose: 'checkout' });
  bus.emit('session/name-requested', { name: 'Asha Rao' });
  bus.emit('order/placed', { orderId: 'BK1' });
  expect(calls).toEqual([
    'begin',
    'begin',
    'pick {"lat":1,"lng":2} "Hoodi"',
    'signOut {"ended":false}',
    'lookUp "checkout"',
    'giveName "Asha Rao"',
    'order placed',
  ]);
});

test('startAccount refreshes the location once per sign-in, and never for a signed-out visitor', () => {
  const { bus, calls, start } = setUp();
  start();
  bus.emit('session/changed', { status: 'signed-out' });
  expect(calls).not.toContain('refresh');
  bus.emit('session/changed', ashaIsHere);
  bus.emit('session/changed', ashaIsHere);
  expect(calls.filter((call) => call === 'refresh')).toHaveLength(1);
});

test('startAccount handles network and other-tab events until it is stopped', () => {
  const { bus, calls, start } = setUp();
  const stop = start();
  const received = (event: StorageEventInit) =>
    window.dispatchEvent(new StorageEvent('storage', event));
  window.dispatchEvent(new Event('online'));
  received({ key: 'burger.signed-in' });
  received({ key: 'something.else' });
  received({ key: 'burger.leaving', newValue: 'yes' });
  received({ key: 'burger.leaving', newValue: null });
  expect(calls.slice(2)).toEqual(['askAgain', 'otherTabChanged', 'otherTabLeft']);
  stop();
  bus.emit('session/sign-out-requested', {});
  window.dispatchEvent(new Event('online'));
  expect(calls.at(-1)).toBe('end');
});
