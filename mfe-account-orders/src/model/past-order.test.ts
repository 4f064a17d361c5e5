import fc from 'fast-check';
import { newestFirst, readOrder, type PastOrder } from './past-order';

const document = {
  orderId: 'BK482130770',
  customerId: 'u',
  customerDetails: {
    name: 'Ravi Kumar',
    email: 'ravi@example.in',
    phone: '+919876543210',
    address: 'Flat 302',
    landmark: 'Water tank',
    specialInstructions: 'Less spicy',
  },
  items: [
    { id: 3, name: 'Spicy Paneer Burger', price: 129, quantity: 2, image: 'spicy-paneer-burger' },
  ],
  pricing: {
    subtotal: 258,
    promoDiscount: 38.7,
    appliedPromo: 'WELCOME15',
    deliveryCharge: 10,
    cgst: 5.73,
    sgst: 5.73,
    total: 240.76,
  },
  location: { lat: 13.04, lng: 77.72, distance: 2.743 },
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  orderStatus: 'placed',
  createdAt: '2025-10-09T13:05:00Z',
  estimatedDeliveryTime: '2025-10-09T13:50:00Z',
};

test('a whole document is read with its amounts in paise', () => {
  expect(readOrder('k', document)).toMatchObject({
    key: 'k',
    orderId: 'BK482130770',
    status: 'placed',
    items: [{ id: 3, name: 'Spicy Paneer Burger', price: 12900, quantity: 2 }],
    bill: {
      subtotal: 25800,
      discount: 3870,
      promo: 'WELCOME15',
      delivery: 1000,
      cgst: 573,
      total: 24076,
    },
    distanceKm: 2.743,
    instructions: 'Less spicy',
  });
});

test('each damaged field costs only itself', () => {
  for (const name of Object.keys(document)) {
    const order = readOrder('k', { ...document, [name]: { not: 'what it was' } });
    expect(order).not.toBeNull();
    if (name !== 'orderId') expect(order?.orderId).toBe('BK482130770');
    if (name !== 'pricing') expect(order?.bill.total).toBe(24076);
    if (name !== 'items') expect(order?.items).toHaveLength(1);
  }
});

test('prices that are no money and pictures that are not ours are not used', () => {
  const items = [{ id: 1.5, name: 7, price: -1, quantity: 0, image: '../../evil' }, null, 'x'];
  const order = readOrder('k', { ...document, items });
  expect(order?.items[0]).toEqual({ id: null, name: '', price: null, quantity: 1, image: '' });
  expect(order?.items).toHaveLength(3);
});

test('what is no order at all is left out', () => {
  for (const data of [null, undefined, 7, 'x', [], {}]) expect(readOrder('k', data)).toBeNull();
});

test('no document makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...Object.keys(document)), (value, name) => {
      readOrder('k', value);
      readOrder('k', { ...document, [name]: value });
    }),
  );
});

test('newest first, undated last, nothing lost', () => {
  const moment = fc.oneof(
    fc.integer(),
    fc.constant('missing' as const),
    fc.constant('invalid' as const),
  );
  fc.assert(
    fc.property(fc.array(moment), (moments) => {
      const orders = moments.map((createdAt) => ({ createdAt }) as PastOrder);
      const sorted = newestFirst(orders);
      expect(new Set(sorted)).toEqual(new Set(orders));
      const dates = sorted.map(({ createdAt }) =>
        typeof createdAt === 'number' ? createdAt : -Infinity,
      );
      expect(dates).toEqual([...dates].sort((one, other) => (one === other ? 0 : other - one)));
    }),
  );
});
