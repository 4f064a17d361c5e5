import type { Session } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/a-shop';
import type { Delivery } from '../cart/delivery';
import { aCart, aLine } from '../testing/a-cart';
import { phoneCheck, readiness } from './readiness';

const signedIn: Session = {
  status: 'signed-in',
  user: { uid: 'asha', displayName: null, email: null, phoneNumber: null, photoURL: null },
};
const unknown: Delivery = { status: 'unknown', looking: false, failure: null };
const near: Delivery = { status: 'known', km: 3, charge: 1_000, reachable: true };
const ready = {
  session: signedIn,
  delivery: near,
  cart: aCart({ 1: 99 }),
  processing: false,
  paused: false,
  closed: false,
  timeLost: false,
};
const soldOut = aShop({ soldOut: [{ what: 1, until: null }] });
const notes = (count: number) =>
  Array.from({ length: count }, (_, index) => aLine(1, 1, { note: `note ${index}` }));

test.each([
  ['ready', {}],
  ['processing', { processing: true }],
  ['loading', { session: undefined }],
  ['loading', { session: { status: 'unknown' } }],
  ['signed-out', { session: { status: 'signed-out' }, delivery: unknown }],
  ['no-location', { delivery: unknown }],
  ['loading', { delivery: { status: 'measuring' } }],
  ['out-of-range', { delivery: { ...near, km: 11, reachable: false } }],
  ['too-many', { cart: aCart({ 1: 100 }) }],
  ['too-many-lines', { cart: aCart(notes(51)) }],
  ['ready', { cart: aCart(notes(50)) }],
  ['nothing-to-order', { cart: aCart({ 1: 1 }, null, soldOut) }],
  ['ready', { cart: aCart({ 1: 100, 2: 1 }, null, soldOut) }],
  ['paused', { paused: true }],
  ['paused', { paused: true, closed: true }],
  ['closed', { closed: true }],
  ['time-lost', { timeLost: true }],
  ['closed', { closed: true, timeLost: true }],
  ['ready', { delivery: { status: 'pickup' } }],
] as const)('readiness returns %s', (expected, change) => {
  expect(readiness({ ...ready, ...change })).toBe(expected);
});

const byEmail = { phoneNumber: null };
const byPhone = { phoneNumber: '+919876543210' };

test.each([undefined, 'never'] as const)(
  'phoneCheck requires no verified number when the rule is %s',
  (rule) => {
    expect(phoneCheck(rule, 1_000_000, byEmail, '')).toBeNull();
  },
);

test('phoneCheck requires a verified number for a first order without phone sign-in', () => {
  const requested = { for: 'first-order', checked: null };
  expect(phoneCheck('first-order', 100, byEmail, '9876543210')).toEqual(requested);
  expect(phoneCheck('first-order', 100, null, '')).toEqual(requested);
});

test.each([
  [100_000, null],
  [100_001, { for: { above: 100_000 }, checked: null }],
])('phoneCheck with a limit of ₹1,000 for %i paise returns %j', (total, message) => {
  expect(phoneCheck({ above: 1000 }, total, byEmail, '')).toEqual(message);
});

test.each(['98765 43210', '+91 9876543210', ''])(
  'phoneCheck passes when the typed number %j matches the phone sign-in',
  (typed) => expect(phoneCheck('first-order', 100, byPhone, typed)).toBeNull(),
);

test('phoneCheck returns the verified number when the order has another one', () => {
  expect(phoneCheck('first-order', 100, byPhone, '9000000020')).toEqual({
    for: 'first-order',
    checked: '+919876543210',
  });
});
