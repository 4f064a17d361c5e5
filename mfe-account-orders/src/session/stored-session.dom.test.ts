import { UserSchema } from '@burger/shared/contracts';
import { storedJson, storageKeys, localText } from '@burger/shared/platform/storage';
import { storedTextInMemory } from '@burger/shared/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { asha } from '../testing/people';
import { ordersKey, readUser, sessionHint } from './stored-session';

test('sessionHint stores and returns the user signed in last', () => {
  const hint = sessionHint();
  expect([hint.signedIn(), hint.user()]).toEqual([false, null]);
  hint.set(asha);
  expect([hint.signedIn(), hint.user()]).toEqual([true, asha]);
  hint.set(null);
  expect([hint.signedIn(), hint.user()]).toEqual([false, null]);
});

describe('stored orders', () => {
  const keys = [ordersKey, storageKeys.usual, storageKeys.cachedOrders];
  const left = () => keys.filter((key) => localText(key).read() !== null);
  beforeEach(() => {
    sessionHint().set(asha);
    for (const key of keys) localText(key).write('{}');
  });

  test.each([
    ['stay for the same customer', { ...asha, displayName: 'Asha Rao' }, keys],
    ['are deleted at sign-out', null, []],
    ['are deleted when another customer signs in', { ...asha, uid: 'ravi' }, []],
  ])('stored orders at a change of the session: %s', (_what, next, found) => {
    sessionHint().set(next);
    expect(left()).toEqual(found);
  });

  test('stored orders are deleted at a sign-out that did not reach Firebase, which stays pending', () => {
    sessionHint().leave();
    const hint = sessionHint();
    expect([hint.signedIn(), hint.user(), hint.isLeaving()]).toEqual([false, null, true]);
    expect(left()).toEqual([]);
    hint.set(null);
    expect(hint.isLeaving()).toBe(false);
  });
});

const found = (text: string | null) => storedJson(storedTextInMemory(text).stored, readUser).read();

test('readUser reads a stored user back, and damaged fields become null', () => {
  expect(found(JSON.stringify(asha))).toEqual(asha);
  const nameless = { ...asha, displayName: null };
  expect(found(JSON.stringify({ ...asha, displayName: 7, photoURL: {} }))).toEqual(nameless);
});

test('readUser returns null or a valid user for any stored text', () => {
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
