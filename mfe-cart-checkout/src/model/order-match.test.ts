import { aCart } from '../testing/a-cart';
import { anOrder } from '../testing/an-order';
import { noDetails } from './delivery-details';
import { matchOrder } from './order-match';
import { writeRequest } from './order-request';

const key = '0123456789abcdef0123456789abcdef';
const details = {
  ...noDetails,
  name: ' Asha Rao ',
  phone: '98765 43210',
  address: '12, 3rd Cross',
};
const location = { lat: 13.03, lng: 77.7 };
const request = writeRequest({ cart: aCart({ 1: 2 }), details, location }, key);

test('the request holds ids and quantities, no prices, and the details as they will be stored', () => {
  expect(request).toEqual({
    idempotencyKey: key,
    items: [{ id: 1, quantity: 2 }],
    promoCode: null,
    customer: anOrder().customerDetails,
    location,
    paymentMethod: 'cod',
  });
});

test('the order that was asked for', () => {
  expect(matchOrder(anOrder(), request)).toBe('same');
});

test.each([
  ['another quantity', { items: [{ ...anOrder().items[0]!, quantity: 3 }] }],
  ['another dish', { items: [{ ...anOrder().items[0]!, id: 2 }] }],
  ['a dish less', { items: [] }],
  ['a dish more', { items: [...anOrder().items, { ...anOrder().items[0]!, id: 2 }] }],
  ['another promo', { pricing: { ...anOrder().pricing, appliedPromo: 'WELCOME15' } }],
])('%s is another order', (_name, change) => {
  expect(matchOrder(anOrder(change), request)).toBe('other-dishes');
});

test('one of two dishes in another number is another order', () => {
  const two = writeRequest({ cart: aCart({ 1: 2, 2: 1 }), details, location }, key);
  const [aloo] = anOrder().items;
  const stored = anOrder({
    items: [
      { ...aloo!, quantity: 2 },
      { ...aloo!, id: 2, quantity: 2 },
    ],
  });
  expect(matchOrder(stored, two)).toBe('other-dishes');
});

test.each(['name', 'phone', 'email', 'address', 'landmark', 'specialInstructions'])(
  'another %s is the same order to other details',
  (field) => {
    const customerDetails = { ...anOrder().customerDetails, [field]: 'Something else' };
    expect(matchOrder(anOrder({ customerDetails }), request)).toBe('other-details');
  },
);

test.each([
  ['a place further north', { location: { lat: 13.1, lng: 77.7, distance: 5 } }],
  ['a place further east', { location: { lat: 13.03, lng: 77.8, distance: 5 } }],
  ['no place', { location: null }],
])('%s is the same order to other details', (_name, change) => {
  expect(matchOrder(anOrder(change), request)).toBe('other-details');
});
