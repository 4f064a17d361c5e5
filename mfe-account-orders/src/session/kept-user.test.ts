import { keptTextInMemory } from '@burger/shared/testing';
import { UserSchema } from '@burger/shared/contracts';
import { keptJson } from '@burger/shared/storage';
import fc from 'fast-check';
import * as v from 'valibot';
import { readUser } from './kept-user';

const found = (text: string | null) => keptJson(keptTextInMemory(text).kept, readUser).read();

const asha = {
  uid: 'u1',
  displayName: 'Asha',
  email: 'asha@example.in',
  phoneNumber: null,
  photoURL: null,
};

test('who was kept is read back', () => {
  expect(found(JSON.stringify(asha))).toEqual(asha);
  expect(found(JSON.stringify({ uid: 'u1', displayName: 7 }))).toEqual({
    ...asha,
    displayName: null,
    email: null,
  });
});

test('whatever else stands there is nobody, or somebody whom the contract knows', () => {
  expect(found(null)).toBeNull();
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
