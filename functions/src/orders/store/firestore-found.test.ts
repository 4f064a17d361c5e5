import type { Firestore } from 'firebase-admin/firestore';
import { firestoreTracking } from './firestore-found';

/** Returns a reader of tracked orders, and the keys of each query it sends. */
function setUp() {
  const queries: (readonly string[])[] = [];
  const where = (_field: string, _in: string, keys: readonly string[]) => {
    queries.push(keys);
    const docs = keys.map((key) => ({
      id: `order-${key}`,
      get: () => key,
      data: () => ({ trackingKey: key }),
    }));
    return { get: () => Promise.resolve({ docs }) };
  };
  const db = { collection: () => ({ where }) } as unknown as Firestore;
  return { read: firestoreTracking(db), queries };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('requests for tracked orders within ten milliseconds of a query share the next query', async () => {
  const { read, queries } = setUp();
  const found: Promise<{ key: string } | null>[] = [];
  for (const key of ['a', 'b', 'c', 'b']) {
    found.push(read(key));
    await jest.advanceTimersByTimeAsync(3);
  }
  await jest.advanceTimersByTimeAsync(10);
  expect(queries).toEqual([['a'], ['b', 'c']]);
  const keys = (await Promise.all(found)).map((order) => order?.key);
  expect(keys).toEqual(['order-a', 'order-b', 'order-c', 'order-b']);
});

test('a tracked order is read immediately if no query was sent in the last ten milliseconds', async () => {
  const { read, queries } = setUp();
  for (const key of ['a', 'b']) {
    const found = read(key);
    await jest.advanceTimersByTimeAsync(1);
    expect(queries.at(-1)).toEqual([key]);
    await found;
    await jest.advanceTimersByTimeAsync(10);
  }
});
