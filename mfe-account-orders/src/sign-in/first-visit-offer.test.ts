import type { CustomerLocation, Session } from '@burger/shared/contracts';
import { offerFor, type Offer } from './first-visit-offer';

const signedOut: Session = { status: 'signed-out' };
const signedIn: Session = {
  status: 'signed-in',
  user: { uid: 'u', displayName: null, email: null, phoneNumber: null, photoURL: null },
};
const nowhere: CustomerLocation = {
  status: 'idle',
  coordinates: null,
  locality: null,
  problem: null,
};
const somewhere: CustomerLocation = {
  ...nowhere,
  status: 'known',
  coordinates: { lat: 13, lng: 77 },
};
const none = new Set<Offer>();
const visitor = { isOrdering: false, path: '/' };

test('nothing is offered before it is known who is there', () => {
  expect(
    offerFor({ session: undefined, location: nowhere, declined: none, ...visitor }),
  ).toBeNull();
  const session: Session = { status: 'unknown' };
  expect(offerFor({ session, location: nowhere, declined: none, ...visitor })).toBeNull();
});

test('a signed-out visitor is offered to sign in, once', () => {
  const visit = { session: signedOut, location: nowhere, ...visitor };
  expect(offerFor({ ...visit, declined: none })).toBe('sign-in');
  expect(offerFor({ ...visit, declined: new Set<Offer>(['sign-in']) })).toBeNull();
});

test('who has something in the cart, or stands at the checkout, is not asked to sign in', () => {
  const visit = { session: signedOut, location: nowhere, declined: none, ...visitor };
  expect(offerFor({ ...visit, isOrdering: true })).toBeNull();
  expect(offerFor({ ...visit, path: '/checkout' })).toBeNull();
});

test('a signed-in customer without a location is offered a lookup, once, and not at the checkout', () => {
  const visit = {
    session: signedIn,
    location: nowhere,
    declined: none,
    isOrdering: true,
    path: '/menu',
  };
  expect(offerFor(visit)).toBe('location');
  expect(offerFor({ ...visit, declined: new Set<Offer>(['location']) })).toBeNull();
  expect(offerFor({ ...visit, location: somewhere })).toBeNull();
  expect(offerFor({ ...visit, location: { ...nowhere, status: 'failed' } })).toBeNull();
  expect(offerFor({ ...visit, location: undefined })).toBeNull();
  expect(offerFor({ ...visit, path: '/checkout' })).toBeNull();
});

test('who was sent the link of an order is asked nothing', () => {
  const visit = { location: nowhere, declined: none, isOrdering: false, path: '/track/0123' };
  expect(offerFor({ ...visit, session: signedOut })).toBeNull();
  expect(offerFor({ ...visit, session: signedIn })).toBeNull();
});
