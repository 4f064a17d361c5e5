import * as v from 'valibot';
import { PlaceOrderRequestSchema } from './order';

const good = {
  idempotencyKey: '0123456789abcdef0123456789abcdef',
  items: [{ id: 1, quantity: 2 }],
  promoCode: null,
  customer: { name: ' Asha ', phone: '90000 00020', address: '12 Lake Road\nKithaganur' },
  location: { lat: 13.04, lng: 77.71 },
  paymentMethod: 'cod',
};

const problem = (change: object) => {
  const result = v.safeParse(PlaceOrderRequestSchema, { ...good, ...change });
  return result.success ? null : result.issues[0].message;
};

test('a good order is tidied and what else the browser claims is dropped', () => {
  const read = v.parse(PlaceOrderRequestSchema, { ...good, total: 1, pricing: { total: 1 } });
  expect(read).toEqual({
    ...good,
    customer: {
      name: 'Asha',
      phone: '+919000000020',
      email: '',
      address: '12 Lake Road\nKithaganur',
      landmark: '',
      specialInstructions: '',
    },
  });
});

test.each([
  [{ items: [] }, 'Your cart is empty'],
  [{ items: [{ id: 1, quantity: 0 }] }, 'Quantity must be at least 1'],
  [{ items: [{ id: 1, quantity: 1.5 }] }, 'Quantity must be a whole number'],
  [{ items: [{ id: 1, quantity: 100 }] }, 'Quantity must be at most 99'],
  [{ items: [{ id: 1, quantity: '2' }] }, 'Quantity must be a number'],
  [
    { items: Array.from({ length: 51 }, (_, id) => ({ id: id + 1, quantity: 1 })) },
    'An order has at most 50 lines',
  ],
  [{ items: [good.items[0], good.items[0]] }, 'Each dish may be listed once'],
  [{ idempotencyKey: 'x' }, 'The idempotency key must be 32 hex digits'],
  [{ paymentMethod: 'online' }, 'Only cash on delivery is available'],
  [{ customer: { ...good.customer, name: '  ' } }, 'Please enter your name'],
  [{ customer: { ...good.customer, phone: '' } }, 'Please enter your phone number'],
  [{ customer: { ...good.customer, phone: '12345' } }, 'Please enter a valid Indian mobile number'],
  [{ customer: { ...good.customer, address: '\n' } }, 'Please enter your delivery address'],
  [
    { customer: { ...good.customer, name: 'A\u202Eb' } },
    'Name contains characters that cannot be printed',
  ],
  [
    { customer: { ...good.customer, name: 'A\nb' } },
    'Name contains characters that cannot be printed',
  ],
  [
    { customer: { ...good.customer, name: 'A\ud83d' } },
    'Name contains characters that cannot be printed',
  ],
  [
    { customer: { ...good.customer, address: '\ude00 Lake Road' } },
    'Delivery address contains characters that cannot be printed',
  ],
  [
    { customer: { ...good.customer, address: 'x'.repeat(301) } },
    'Delivery address must be at most 300 characters',
  ],
])('%j is refused: %s', (change, message) => expect(problem(change)).toBe(message));

test('a location that is nowhere on earth is refused', () => {
  expect(problem({ location: { lat: 91, lng: 0 } })).not.toBeNull();
  expect(problem({ location: null })).not.toBeNull();
});

test('whole characters beyond the first 65,536 are text like any other', () => {
  const name = 'Asha \u{1f354}';
  expect(problem({ customer: { ...good.customer, name, address: name } })).toBeNull();
});
