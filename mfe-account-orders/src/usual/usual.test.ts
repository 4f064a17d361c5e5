import { readOrders } from '../orders/load';
import type { StoredDocuments, StoredDocument } from '../orders/stored-documents';
import { createUsualStore, usualOf } from './usual';

const item = (id: number, quantity = 1) => ({ id, name: `Dish ${id}`, price: 49, quantity });
const stored = (key: string, items: unknown[], changes: object = {}): StoredDocument => ({
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

test.each([
  [
    'the newest two distinct orders, ignoring the order of lines',
    [
      stored('a', [item(1), item(2)]),
      stored('b', [item(2), item(1)]),
      stored('c', [item(1, 2)]),
      stored('d', [item(9)]),
    ],
    ['a', 'c'],
  ],
  [
    'no cancelled or empty orders',
    [
      stored('a', [item(1)], { orderStatus: 'cancelled' }),
      stored('b', []),
      { key: 'c', data: null },
      stored('d', [item(1)]),
    ],
    ['d'],
  ],
])('usualOf returns %s', (_what, documents, keys) =>
  expect(usualOf(documents).map(({ key }) => key)).toEqual(keys),
);

test('usualOf keeps the dishes and date of an order, and no personal data', () => {
  const storedOrder = usualOf([stored('a', [item(1)])]);
  expect(JSON.stringify(storedOrder)).not.toMatch(/Asha|3rd Cross|90000/);
  const [order] = readOrders(JSON.parse(JSON.stringify(storedOrder)) as typeof storedOrder);
  expect(order?.order).toMatchObject({
    createdAt: Date.parse('2026-11-01T13:00:00Z'),
    lines: [{ dishId: 1, quantity: 1, price: 4900 }],
  });
});

describe('the usual store', () => {
  const now = Date.UTC(2026, 10, 21);
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
  afterEach(() => void jest.restoreAllMocks());
  const of = (uid: string, readAt: number): StoredDocuments => ({
    uid,
    readAt,
    documents: [stored('a', [item(1)])],
  });

  function setUp(
    first: StoredDocuments | null,
    answer = (): Promise<StoredDocument[]> => Promise.resolve([]),
  ) {
    let stored = first;
    const newest = jest.fn(answer);
    const usual = createUsualStore(
      { newest },
      { read: () => stored, write: (next) => (stored = next), remove: () => (stored = null) },
      () => new Promise(() => {}),
    );
    return { usual, newest, kept: () => stored };
  }

  test('the store of usual orders returns nothing to another customer', () => {
    const { usual } = setUp(of('u2', now));
    expect(usual.cached('u1')).toBeNull();
    expect(usual.cached('u2')).toMatchObject([{ key: 'a' }]);
  });

  test('the store of usual orders returns the stored ones while they are fresh', async () => {
    const { usual, newest } = setUp(of('u1', now - 1));
    expect(await usual.read('u1')).toMatchObject({ ok: true, orders: [{ key: 'a' }] });
    expect(newest).not.toHaveBeenCalled();
  });

  test('the store of usual orders reads six documents and stores two', async () => {
    const documents = ['c', 'b', 'a'].map((key, place) => stored(key, [item(place + 1)]));
    const { usual, newest, kept } = setUp(null, () => Promise.resolve(documents));
    const two = [{ key: 'c' }, { key: 'b' }];
    expect(await usual.read('u1')).toMatchObject({ ok: true, orders: two });
    expect(newest).toHaveBeenCalledWith('u1', 6);
    expect(kept()).toMatchObject({ uid: 'u1', readAt: now, documents: two });
  });

  test('the store of usual orders stores nothing for a customer without orders', async () => {
    const { usual, kept } = setUp(of('u1', 0));
    expect(await usual.read('u1')).toEqual({ ok: true, orders: [] });
    expect(kept()).toBeNull();
  });

  test('the store of usual orders returns a failed load and keeps the stored orders', async () => {
    const down = () => Promise.reject(Object.assign(new Error('x'), { code: 'unavailable' }));
    const before = of('u1', 0);
    const { usual, kept } = setUp(before, down);
    expect(await usual.read('u1')).toEqual({ ok: false, problem: 'unavailable' });
    expect(kept()).toBe(before);
  });
});
