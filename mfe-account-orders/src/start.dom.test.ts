import { aBus } from '@burger/shared/testing';
import { startAccount } from './start';
import { ashaIsHere } from './testing/people';

/** Notes what is called of it, with what. */
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

test('answers the requests, also those that were made before it came, after what is remembered', () => {
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

test('looks for the customer on its own once per sign-in, and never for a visitor', () => {
  const { bus, calls, start } = setUp();
  start();
  bus.emit('session/changed', { status: 'signed-out' });
  expect(calls).not.toContain('refresh');
  bus.emit('session/changed', ashaIsHere);
  bus.emit('session/changed', ashaIsHere);
  expect(calls.filter((call) => call === 'refresh')).toHaveLength(1);
});

test('asks again when the network returns, and goes by what another tab keeps; the teardown ends all', () => {
  const { bus, calls, start } = setUp();
  const stop = start();
  const heard = (event: StorageEventInit) =>
    window.dispatchEvent(new StorageEvent('storage', event));
  window.dispatchEvent(new Event('online'));
  heard({ key: 'burger.signed-in' });
  heard({ key: 'something.else' });
  heard({ key: 'burger.leaving', newValue: 'yes' });
  heard({ key: 'burger.leaving', newValue: null });
  expect(calls.slice(2)).toEqual(['askAgain', 'otherTabChanged', 'otherTabLeft']);
  stop();
  bus.emit('session/sign-out-requested', {});
  window.dispatchEvent(new Event('online'));
  expect(calls.at(-1)).toBe('end');
});
