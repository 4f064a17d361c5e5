import { answering } from '@burger/shared/testing';
import { aDocument, aStoredOrder } from '../../testing/an-order';
import { aBillChange, draft, key } from '../../testing/placing-world';
import { ordersApi } from './orders-api';
import { writeRequest } from './place-order';

const request = writeRequest(draft, { key: key('a'), attempts: 1 });
const answer = (status: number, body: unknown) =>
  ordersApi(answering(status, JSON.stringify(body)))(request, 'x');
const order = { order: aDocument() };
const refusal = { code: 'promo-refused', message: 'Invalid promo code', field: 'promoCode' };

test("ordersApi posts the order as JSON with the customer's ID token", async () => {
  const ask = answering(201, JSON.stringify(order));
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
])(
  'an order response with status %i returns the stored order with isNew=%s',
  async (status, isNew) => {
    expect(await answer(status, order)).toEqual({ kind: 'order', stored: aStoredOrder(), isNew });
  },
);

test('a rejected order returns its code, message and field', async () => {
  expect(await answer(422, { error: refusal })).toEqual({ kind: 'refused', refusal });
});

describe('a 409 response', () => {
  const error = { code: 'bill-changed', message: 'The bill has changed' };

  test('a 409 response to an order returns the new bill and its differences', async () => {
    const change = aBillChange();
    expect(await answer(409, { error, change })).toEqual({ kind: 'bill-changed', change });
  });

  test.each([
    ['no bill', {}],
    ['half a bill', { change: { ...aBillChange(), bill: { total: 1 } } }],
    [
      'a total below 0',
      { change: { ...aBillChange(), bill: { ...aBillChange().bill, total: -1 } } },
    ],
  ])(
    'a 409 response to an order with %s counts as rejected, as it has no new bill to agree to',
    async (_name, body) => {
      expect(await answer(409, { error, ...body })).toEqual({ kind: 'refused', refusal: error });
    },
  );

  test('a 409 response to an order with another error code counts as rejected', async () => {
    const body = { error: refusal, change: aBillChange() };
    expect(await answer(409, body)).toEqual({ kind: 'refused', refusal });
  });
});

const sorry = (code: string, reason?: string) =>
  JSON.stringify({ error: { code, reason, message: 'Sorry' } });

test.each([
  ['a server error', 500, sorry('internal')],
  ['a server that is away', 503, sorry('unavailable')],
])('ordering that meets %s counts as failed', async (_name, status, body) => {
  expect(await ordersApi(answering(status, body))(request, 'x')).toEqual({ kind: 'failed' });
});

test.each([
  ['a server that is not sure', 503, sorry('unavailable', 'order-unsure')],
  ['a platform error without a body', 500, ''],
  ['a platform error in plain text', 500, 'oops'],
  ['a platform error as JSON', 503, '{"error":{"code":503,"message":"overloaded"}}'],
  ['a platform page', 503, '<html><title>503 Server Error</title></html>'],
  ["a proxy's page", 502, '<h1>Bad gateway</h1>'],
  ['a refusal in foreign words', 404, '{"message":"nope"}'],
  ['a cut-off body', 201, JSON.stringify(order).slice(0, 50)],
  ['an order without its id', 201, JSON.stringify({ order: { ...aDocument(), orderId: '' } })],
  ['no order', 201, '{"order":null}'],
  ['an order that is none', 201, '{"order":{"orderId":1}}'],
  ['no JSON', 200, '<html>'],
  ['an empty success', 200, ''],
])('an order that gets %s counts as lost: it may be stored', async (_name, status, body) => {
  expect(await ordersApi(answering(status, body))(request, 'x')).toEqual({ kind: 'lost' });
});

test('an order response with the reason order-waiting returns `waiting`: not placed yet', async () => {
  const waiting = answering(503, sorry('unavailable', 'order-waiting'));
  expect(await ordersApi(waiting)(request, 'x')).toEqual({ kind: 'waiting' });
});

test('a network failure while ordering returns `lost`: the order may be stored', async () => {
  const failing = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await ordersApi(failing)(request, 'x')).toEqual({ kind: 'lost' });
});
