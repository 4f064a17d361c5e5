import type { PlaceOrderRequest } from '@burger/shared/contracts';
import { anOrder } from '../testing/an-order';
import { ordersApi } from './orders-api';

const request: PlaceOrderRequest = {
  idempotencyKey: 'ab'.repeat(16),
  items: [{ id: 1, quantity: 2 }],
  promoCode: null,
  customer: anOrder().customerDetails,
  location: { lat: 13.03, lng: 77.7 },
  paymentMethod: 'cod',
};
const answering = (status: number, body: string) =>
  jest.fn(() => Promise.resolve(new Response(body, { status })));
const order = JSON.stringify({ order: anOrder() });
const refusal = { code: 'promo-refused', message: 'Invalid promo code', field: 'promoCode' };

test('posts the order as JSON, signed with the ID token', async () => {
  const ask = answering(201, order);
  await ordersApi(ask)(request, 'the-token');
  expect(ask).toHaveBeenCalledWith(
    '/api/orders',
    expect.objectContaining({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer the-token' },
      body: JSON.stringify(request),
    }),
  );
});

test.each([
  [201, true],
  [200, false],
])('%i is the stored order, new: %s', async (status, isNew) => {
  const answer = await ordersApi(answering(status, order))(request, 'x');
  expect(answer).toEqual({ kind: 'order', order: anOrder(), isNew });
});

test('a refusal comes with its words and its field', async () => {
  const body = JSON.stringify({ error: refusal });
  expect(await ordersApi(answering(422, body))(request, 'x')).toEqual({ kind: 'refused', refusal });
});

test.each([
  ['a server error', 500, JSON.stringify({ error: { code: 'internal', message: 'Sorry' } })],
  ['a server that is away', 503, JSON.stringify({ error: { code: 'unavailable', message: 'No' } })],
  ["a proxy's page", 502, '<h1>Bad gateway</h1>'],
  ['a refusal in foreign words', 404, '{"message":"nope"}'],
  ['a cut-off body', 201, order.slice(0, 50)],
  ['an order in another shape', 201, '{"order":{"orderId":1}}'],
  ['an empty success', 200, ''],
])('%s leaves it open whether the order was stored', async (_name, status, body) => {
  expect(await ordersApi(answering(status, body))(request, 'x')).toEqual({ kind: 'lost' });
});

test('so does a network that fails', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await ordersApi(failing)(request, 'x')).toEqual({ kind: 'lost' });
});
