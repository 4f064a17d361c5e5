import { readOrders } from '../orders/load';
import { usualOf } from './usual';

const item = (id: number, quantity = 1) => ({ id, name: `Dish ${id}`, price: 49, quantity });
const stored = (key: string, items: unknown[], changes: object = {}) => ({
  key,
  data: {
    orderId: key,
    customerId: 'u1',
    createdAt: '2026-11-01T13:00:00Z',
    customerDetails: { name: 'Asha', address: '12, 3rd Cross', phone: '+919000000020' },
    orderStatus: 'delivered',
    items,
    ...changes,
  },
});
const keysOf = (documents: Parameters<typeof usualOf>[0]) =>
  usualOf(documents).map(({ key }) => key);

test('the newest two that differ are offered, whatever the order of their lines', () => {
  const documents = [
    stored('a', [item(1), item(2)]),
    stored('b', [item(2), item(1)]),
    stored('c', [item(1, 2)]),
    stored('d', [item(9)]),
  ];
  expect(keysOf(documents)).toEqual(['a', 'c']);
});

test('what was cancelled, or holds nothing, is not offered', () => {
  const documents = [
    stored('a', [item(1)], { orderStatus: 'cancelled' }),
    stored('b', []),
    { key: 'c', data: null },
    stored('d', [item(1)]),
  ];
  expect(keysOf(documents)).toEqual(['d']);
});

test('nothing of the customer is kept but what was ordered, and when', () => {
  const kept = usualOf([stored('a', [item(1)])]);
  expect(JSON.stringify(kept)).not.toMatch(/Asha|3rd Cross|90000/);
  const [order] = readOrders(JSON.parse(JSON.stringify(kept)) as typeof kept);
  expect(order?.order).toMatchObject({
    createdAt: Date.parse('2026-11-01T13:00:00Z'),
    lines: [{ dishId: 1, quantity: 1, price: 4900 }],
  });
});
