import type { Session } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing/a-shop';
import type { Delivery } from '../../cart/delivery';
import { aCart, aLine } from '../../testing/a-cart';
import { readiness } from './readiness';

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
