import { refusalPlace } from './use-placing';

test.each([
  ['customer.phone', { field: 'phone' }],
  ['customer.specialInstructions', { field: 'specialInstructions' }],
  ['lines.0.dishId', { section: 'cart' }],
  ['lines', { section: 'cart' }],
  ['agreedTotal', { section: 'place' }],
  ['promoCode', { section: 'promo' }],
  ['location', { section: 'location' }],
  ['location.lat', { section: 'location' }],
  ['paymentMethod', { section: 'payment' }],
  ['idempotencyKey', { section: 'place' }],
  ['customer.toString', { section: 'place' }],
  [undefined, { section: 'place' }],
])('a refusal about %s is shown at %j', (field, place) => {
  const refusal = { code: 'invalid', message: 'No', ...(field ? { field } : {}) } as const;
  expect(refusalPlace(refusal)).toEqual(place);
});
