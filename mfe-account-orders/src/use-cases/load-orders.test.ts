import type { OrderStore, StoredDocument } from '../ports';
import { createLoadOrders } from './load-orders';

const stored = (key: string, createdAt: unknown): StoredDocument => ({
  key,
  data: { orderId: key, createdAt },
});
const fails =
  (code: string | undefined, message = 'x') =>
  () =>
    Promise.reject(Object.assign(new Error(message), { code }));
const noWait = () => new Promise<void>(() => {});

const load = (store: Partial<OrderStore>, wait = noWait) =>
  createLoadOrders({ newest: async () => [], unordered: async () => [], ...store }, wait);

test('orders come as the store orders them; what is no order is left out', async () => {
  const newest = jest.fn(async () => [stored('b', 2), { key: 'x', data: null }, stored('a', 1)]);
  const answer = await load({ newest })('u1');
  expect(newest).toHaveBeenCalledWith('u1');
  expect(answer).toMatchObject({ ok: true, fallback: false, orders: [{ key: 'b' }, { key: 'a' }] });
});

test.each([
  [fails('failed-precondition'), 'by its code'],
  [fails('unknown', 'The query requires an index.'), 'by its words'],
])('a missing index is told by code or words, and the orders are sorted here', async (newest) => {
  const unordered = async () => [stored('old', 1), stored('none', null), stored('new', 2)];
  const answer = await load({ newest, unordered })('u1');
  expect(answer).toMatchObject({
    ok: true,
    fallback: true,
    orders: [{ key: 'new' }, { key: 'old' }, { key: 'none' }],
  });
});

test.each([
  ['permission-denied', "You don't have permission"],
  ['permission-denied', 'Sign in with the correct account'],
  ['unavailable', 'temporarily unavailable'],
  ['unknown', 'temporarily unavailable'],
  ['deadline-exceeded', 'try again'],
  ['unauthenticated', 'authentication has expired'],
  ['no-store', 'Database connection not available'],
])('%s: Failed to load orders. … %s', async (code, words) => {
  const answer = await load({ newest: fails(code) })('u1');
  expect(answer).toMatchObject({ ok: false });
  if (answer.ok) return;
  expect(answer.message).toMatch(/^Failed to load orders\. /);
  expect(answer.message).toContain(words);
});

test('when the fallback fails for the index too, it says how long that takes', async () => {
  const failing = fails('failed-precondition');
  const answer = await load({ newest: failing, unordered: failing })('u1');
  expect(answer).toMatchObject({
    message: expect.stringMatching(/Database index is being created.*2-5 minutes/) as string,
  });
});

test('any other error is told in its own words, or with the way to support', async () => {
  expect(await load({ newest: fails(undefined, 'Odd thing') })('u1')).toEqual({
    ok: false,
    message: 'Failed to load orders. Odd thing',
  });
  const wrapped = fails('aborted', 'Request failed with error: Odd thing');
  expect(await load({ newest: wrapped })('u1')).toMatchObject({
    message: 'Failed to load orders. Odd thing',
  });
  expect(await load({ newest: fails(undefined, '') })('u1')).toEqual({
    ok: false,
    message: 'Failed to load orders. Please try again or contact support.',
  });
});

test('without a user nothing is asked', async () => {
  const newest = jest.fn(async () => []);
  expect(await load({ newest })(' ')).toMatchObject({
    message: 'Failed to load orders. User ID is required to fetch orders',
  });
  expect(newest).not.toHaveBeenCalled();
});

test('a store that never answers is unavailable', async () => {
  const answer = await load({ newest: () => new Promise(() => {}) }, () => Promise.resolve())('u1');
  expect(answer).toMatchObject({
    message: expect.stringContaining('temporarily unavailable') as string,
  });
});
