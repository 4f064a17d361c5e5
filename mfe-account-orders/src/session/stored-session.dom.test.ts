import { UserSchema } from '@burger/shared/contracts';
import { storedJson, storageKeys, localText } from '@burger/shared/storage';
import { storedTextInMemory } from '@burger/shared/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { asha } from '../testing/people';
import { ordersKey, readUser, sessionHint } from './stored-session';

test('remembers who was signed in last', () => {
  const hint = sessionHint();
  expect([hint.signedIn(), hint.user()]).toEqual([false, null]);
  hint.set(asha);
  expect([hint.signedIn(), hint.user()]).toEqual([true, asha]);
  hint.set(null);
  expect([hint.signedIn(), hint.user()]).toEqual([false, null]);
});

describe('what a customer ordered', () => {
  const keys = [ordersKey, storageKeys.usual, storageKeys.seenOrders];
  const left = () => keys.filter((key) => localText(key).read() !== null);
  beforeEach(() => {
    sessionHint().set(asha);
    for (const key of keys) localText(key).write('{}');
  });

  test.each([
    ['is found by herself', { ...asha, displayName: 'Asha Rao' }, keys],
    ['goes with her', null, []],
    ['is not found by who follows her on this device', { ...asha, uid: 'ravi' }, []],
  ])('%s', (_what, next, found) => {
    sessionHint().set(next);
    expect(left()).toEqual(found);
  });

  test('goes with who leaves while the provider cannot be told, and is signed out until it is', () => {
    sessionHint().leave();
    const hint = sessionHint();
    expect([hint.signedIn(), hint.user(), hint.isLeaving()]).toEqual([false, null, true]);
    expect(left()).toEqual([]);
    hint.set(null);
    expect(hint.isLeaving()).toBe(false);
  });
});

const found = (text: string | null) => storedJson(storedTextInMemory(text).kept, readUser).read();

test('who was kept is read back; what is damaged of it costs only itself', () => {
  expect(found(JSON.stringify(asha))).toEqual(asha);
  const nameless = { ...asha, displayName: null };
  expect(found(JSON.stringify({ ...asha, displayName: 7, photoURL: {} }))).toEqual(nameless);
});

test('whatever else stands there is nobody, or somebody whom the contract knows', () => {
  const anything = fc.oneof(
    fc.json(),
    fc.string(),
    fc.record({ uid: fc.jsonValue(), email: fc.jsonValue() }).map((one) => JSON.stringify(one)),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const user = found(text);
      expect(user === null || v.is(UserSchema, user)).toBe(true);
    }),
  );
});
