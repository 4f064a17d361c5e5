import type { KeptDocuments, StoredDocument } from '../orders/kept-documents';
import { createUsualStore } from './usual';

const now = Date.UTC(2026, 10, 21);
const order = (key: string, id = 1): StoredDocument => ({
  key,
  data: {
    orderId: key,
    customerId: 'u1',
    createdAt: 5,
    items: [{ id, name: 'A', price: 49, quantity: 1 }],
  },
});

function setUp(first: KeptDocuments | null, answer: () => Promise<StoredDocument[]>) {
  let kept = first;
  const newest = jest.fn(answer);
  const keeper = createUsualStore(
    { newest },
    { read: () => kept, write: (usual) => (kept = usual), remove: () => (kept = null) },
    () => new Promise(() => {}),
    () => now,
  );
  return { keeper, newest, kept: () => kept };
}
const none = () => Promise.resolve([]);

test("what is kept is another customer's business", () => {
  const { keeper } = setUp({ uid: 'u2', readAt: now, documents: [order('a')] }, none);
  expect(keeper.kept('u1')).toBeNull();
  expect(keeper.kept('u2')).toMatchObject([{ key: 'a' }]);
});

test('while it is fresh the store is not asked', async () => {
  const { keeper, newest } = setUp({ uid: 'u1', readAt: now - 1, documents: [order('a')] }, none);
  expect(await keeper.read('u1')).toMatchObject({ ok: true, orders: [{ key: 'a' }] });
  expect(newest).not.toHaveBeenCalled();
});

test('a few of the newest orders are read, and two kept', async () => {
  const stored = [order('c', 3), order('b', 2), order('a', 1)];
  const { keeper, newest, kept } = setUp(null, () => Promise.resolve(stored));
  expect(await keeper.read('u1')).toMatchObject({ ok: true, orders: [{ key: 'c' }, { key: 'b' }] });
  expect(newest).toHaveBeenCalledWith('u1', 6);
  expect(kept()).toMatchObject({ uid: 'u1', readAt: now, documents: [{ key: 'c' }, { key: 'b' }] });
});

test('who has never ordered has nothing kept', async () => {
  const { keeper, kept } = setUp({ uid: 'u1', readAt: 0, documents: [] }, none);
  expect(await keeper.read('u1')).toEqual({ ok: true, orders: [] });
  expect(kept()).toBeNull();
});

test('a store that fails is told, and what was kept stays', async () => {
  const before = { uid: 'u1', readAt: 0, documents: [order('a')] };
  const { keeper, kept } = setUp(before, () =>
    Promise.reject(Object.assign(new Error('x'), { code: 'unavailable' })),
  );
  expect(await keeper.read('u1')).toEqual({ ok: false, problem: 'unavailable' });
  expect(kept()).toBe(before);
});
