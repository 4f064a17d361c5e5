import { storedJson } from '@burger/shared/platform/storage';
import { storedTextInMemory } from '@burger/shared/testing';
import fc from 'fast-check';
import { isFresh, readDocuments, type StoredDocument } from './stored-documents';
import type { OrderStore } from './firebase';
import { createLoadOrders, createCachedOrders, readOrders } from './load';

const stored = (key: string, createdAt: unknown): StoredDocument => ({
  key,
  data: { orderId: key, createdAt },
});
const fails =
  (code: string | undefined, message = 'x') =>
  () =>
    Promise.reject(Object.assign(new Error(message), { code }));
const noWait = () => new Promise<void>(() => {});

const load = (store: Partial<OrderStore>, wait = noWait, remember = jest.fn()) =>
  createLoadOrders(
    { newest: async () => [], unordered: async () => [], ...store },
    { write: remember },
    (uid) => uid !== 'gone',
    wait,
  );

test('loadOrders returns the orders as Firestore sorts them, and leaves out invalid documents', async () => {
  const newest = jest.fn(async () => [stored('b', 2), { key: 'x', data: null }, stored('a', 1)]);
  const answer = await load({ newest })('u1');
  expect(newest).toHaveBeenCalledWith('u1');
  expect(answer).toMatchObject({
    ok: true,
    fallback: false,
    orders: [
      { key: 'b', order: { orderId: 'b' } },
      { key: 'a', order: { orderId: 'a' } },
    ],
  });
});

test.each([
  [fails('failed-precondition'), 'by its code'],
  [fails('unknown', 'The query requires an index.'), 'by its words'],
])(
  'a missing Firestore index is detected by code or message, and the orders are sorted by date',
  async (newest) => {
    const unordered = async () => [stored('old', 1), stored('none', null), stored('new', 2)];
    const answer = await load({ newest, unordered })('u1');
    expect(answer).toMatchObject({
      ok: true,
      fallback: true,
      orders: [{ key: 'new' }, { key: 'old' }, { key: 'none' }],
    });
  },
);

const noIndex = fails('failed-precondition');

test.each<[string, Partial<OrderStore>, string, string]>([
  [
    'the unordered query also needs an index',
    { newest: noIndex, unordered: noIndex },
    'u1',
    'index',
  ],
  ['the user id is blank', { newest: fails('denied') }, ' ', 'noUser'],
  ['Firestore never answers', { newest: () => new Promise(() => {}) }, 'u1', 'unavailable'],
])('when %s, loading the orders fails with that problem', async (_what, store, uid, problem) =>
  expect(await load(store, problem === 'unavailable' ? async () => {} : noWait)(uid)).toEqual({
    ok: false,
    problem,
  }),
);

test('loading stores the eight newest order documents, and a failed load stores none', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(5);
  const remember = jest.fn();
  const documents = Array.from({ length: 9 }, (_, index) => stored(`o${index}`, 9 - index));
  await load({ newest: async () => documents }, noWait, remember)('u1');
  await load({ newest: fails('unavailable') }, noWait, remember)('u1');
  await load({ newest: async () => documents }, noWait, remember)('gone');
  clock.mockRestore();
  expect(remember.mock.calls).toEqual([
    [{ uid: 'u1', readAt: 5, documents: documents.slice(0, 8) }],
  ]);
});

test('createCachedOrders returns stored orders to the customer whom they belong to, and null to others', () => {
  const storedOrder = { uid: 'u1', readAt: 5, documents: [stored('a', 1)] };
  const cached = createCachedOrders({ read: () => storedOrder });
  expect(cached('u1')).toMatchObject([{ key: 'a' }]);
  expect(cached('u2')).toBeNull();
  expect(createCachedOrders({ read: () => null })('u1')).toBeNull();
});

const found = (text: string | null) =>
  storedJson(storedTextInMemory(text).stored, readDocuments).read();

test('readDocuments reads stored order documents back and does not throw for any other text', () => {
  const storedOrder = { uid: 'u1', readAt: 5, documents: [stored('a', 5)] };
  expect(found(JSON.stringify(storedOrder))).toEqual(storedOrder);
  expect(found(null)).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const read = found(text);
      if (read) readOrders(read.documents);
    }),
  );
});

test('isFresh is true for six hours, and false once an order was placed', () => {
  const now = Date.UTC(2026, 10, 21);
  const sixHoursAgo = now - 6 * 3_600_000;
  const fresh = [now, sixHoursAgo + 1, sixHoursAgo, 0, now + 1].map((readAt) =>
    isFresh({ uid: 'u1', readAt, documents: [] }, now),
  );
  expect(fresh).toEqual([true, true, false, false, false]);
});
