import { createBus } from '@burger/shared/testing/bus';
import { shopEvents, type Session } from '@burger/shared/contracts';
import { startAccount } from './start';

const user = { uid: 'u', displayName: null, email: null, phoneNumber: null, photoURL: null };

function setUp() {
  const bus = createBus(shopEvents);
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...rest: unknown[]) => {
      calls.push([name, ...rest.map((one) => JSON.stringify(one))].join(' '));
      return Promise.resolve();
    };
  const session = {
    begin: note('begin session'),
    watch: note('watch'),
    welcome: note('welcome'),
    askAgain: note('ask again'),
    otherTabChanged: note('other tab changed'),
    otherTabLeft: note('other tab left'),
    signOut: note('sign out'),
    rename: note('rename'),
    giveName: note('give name'),
    end: note('end'),
  };
  const location = {
    begin: note('begin location'),
    refresh: note('refresh'),
    lookUp: note('look up'),
    pick: note('pick'),
    forget: note('forget'),
  };
  return { bus, calls, start: () => startAccount(bus, session, location, note('order placed')) };
}

test('answers the requests, also those that were made before it came, after what is remembered', () => {
  const { bus, calls, start } = setUp();
  bus.emit('location/area-requested', { coordinates: { lat: 1, lng: 2 }, locality: 'Hoodi' });
  start();
  bus.emit('session/sign-out-requested', {});
  bus.emit('location/lookup-requested', { purpose: 'checkout' });
  bus.emit('session/name-requested', { name: 'Asha Rao' });
  expect(calls).toEqual([
    'begin location',
    'begin session',
    'pick {"lat":1,"lng":2} "Hoodi"',
    'sign out {"ended":false}',
    'look up "checkout"',
    'give name "Asha Rao"',
  ]);
});

test('looks for the customer on its own once per sign-in, and never for a visitor', () => {
  const { bus, calls, start } = setUp();
  start();
  const say = (session: Session) => bus.emit('session/changed', session);
  say({ status: 'signed-out' });
  expect(calls).not.toContain('refresh');
  say({ status: 'signed-in', user });
  say({ status: 'signed-in', user });
  expect(calls.filter((call) => call === 'refresh')).toHaveLength(1);
});

test('an order that was placed is told on', () => {
  const { bus, calls, start } = setUp();
  start();
  bus.emit('order/placed', { orderId: 'BK1' });
  expect(calls.at(-1)).toMatch(/^order placed/);
});

test('asks again when the network returns, and goes by what another tab keeps; the teardown ends all', () => {
  const { bus, calls, start } = setUp();
  const stop = start();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'burger.signed-in' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something.else' }));
  expect(calls.slice(-2)).toEqual(['ask again', 'other tab changed']);
  const leaving = { key: 'burger.leaving', newValue: 'yes' };
  window.dispatchEvent(new StorageEvent('storage', leaving));
  window.dispatchEvent(new StorageEvent('storage', { ...leaving, newValue: null }));
  expect(calls.slice(-2)).toEqual(['other tab changed', 'other tab left']);
  stop();
  bus.emit('session/sign-out-requested', {});
  window.dispatchEvent(new Event('online'));
  expect(calls.at(-1)).toBe('end');
});
