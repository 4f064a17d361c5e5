import { noOrderFields, type User } from '@burger/shared/contracts';
import { storedInMemory } from '@burger/shared/testing';
import {
  storeDelivered,
  problemOf,
  problemsOf,
  startDetails,
  startingDetails,
  type StoredDetails,
} from './details';

const user: User = {
  uid: 'asha',
  displayName: 'Asha Rao',
  email: 'asha@example.com',
  phoneNumber: null,
  photoURL: null,
};
const last = { ...noOrderFields, name: 'Asha', phone: '98765 43210', address: '12, 3rd Cross' };

test('an empty delivery form reports a missing name, phone number and address', () => {
  expect(problemsOf(noOrderFields, 'delivery')).toEqual({
    name: 'missing',
    phone: 'missing',
    address: 'missing',
  });
});

test('a pickup order requires no address', () => {
  expect(problemsOf({ ...last, address: '', landmark: 'x'.repeat(500) }, 'pickup')).toEqual({});
});

test('the email address of an order is optional but must be valid', () => {
  expect(problemOf('email', '')).toBeNull();
  expect(problemOf('email', 'asha@example.com')).toBeNull();
  expect(problemOf('email', 'asha')).toBe('bad-email');
});

test('details with control characters, an invisible name or 10,000 characters are rejected', () => {
  expect(problemOf('name', 'Asha\u0007Rao')).toBe('unprintable');
  expect(problemOf('name', 'Asha\u200e\u2028Rao')).toBeNull();
  expect(problemOf('name', '\u3164')).toBe('missing');
  expect(problemOf('address', 'x'.repeat(10_000))).toBe('too-long');
  expect(problemOf('name', '<script>alert(1)</script>')).toBeNull();
});

test('the checkout form starts with the details of the last order, without its instructions', () => {
  const stored = { uid: 'asha', details: { ...last, specialInstructions: 'No onion' } };
  expect(startingDetails(user, null, stored)).toEqual({ ...last, email: 'asha@example.com' });
});

test('the phone number of an account with phone sign-in is formatted in groups', () => {
  const byPhone = { ...user, phoneNumber: '+919876543210' };
  const { phone } = startingDetails(byPhone, null, null);
  expect(phone).toBe('+91\u00a098765\u00a043210');
  expect(problemOf('phone', phone)).toBeNull();
});

test("the checkout form falls back to the account's name and email, not to another customer's details", () => {
  const others = { uid: 'ravi', details: last };
  expect(startingDetails(user, others, others)).toEqual({
    ...noOrderFields,
    name: 'Asha Rao',
    email: 'asha@example.com',
  });
});

test('typed details are stored until the order is placed, then only the address is reused', () => {
  const nobody = { ...user, displayName: null, email: null };
  const stored = {
    typed: storedInMemory<StoredDetails>(),
    lastDelivery: storedInMemory<StoredDetails>(),
  };
  const details = { ...noOrderFields, address: '12, 3rd Cross', specialInstructions: 'No onion' };
  stored.typed.write({ uid: 'asha', details });
  expect(startDetails(stored, nobody)).toEqual({ details, settled: false });
  storeDelivered(stored, 'asha', details);
  const next = { ...details, specialInstructions: '' };
  expect(startDetails(stored, nobody)).toEqual({ details: next, settled: true });
  // Instructions apply to one order, so the details still count as unchanged.
  stored.typed.write({ uid: 'asha', details });
  expect(startDetails(stored, nobody)).toEqual({ details, settled: true });
  stored.typed.write({ uid: 'asha', details: { ...details, landmark: 'Blue gate' } });
  expect(startDetails(stored, nobody).settled).toBe(false);
  expect(startDetails(stored, { ...nobody, uid: 'ravi' }).settled).toBe(false);
});
