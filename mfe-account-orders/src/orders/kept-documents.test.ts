import { keptJson } from '@burger/shared/storage';
import { keptTextInMemory } from '@burger/shared/testing';
import fc from 'fast-check';
import { readOrders } from './load';
import { isFresh, type KeptDocuments, readDocuments } from './kept-documents';

const found = (text: string | null) => keptJson(keptTextInMemory(text).kept, readDocuments).read();

const document = {
  key: 'a',
  data: { orderId: 'a', createdAt: 5, items: [{ id: 1, name: 'A', price: 49, quantity: 1 }] },
};

test('what was kept is read back; anything else is as if there were nothing', () => {
  const kept: KeptDocuments = { uid: 'u1', readAt: 5, documents: [document] };
  expect(found(JSON.stringify(kept))).toEqual(kept);
  expect(found(null)).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const read = found(text);
      if (read) readOrders(read.documents);
    }),
  );
});

test('it is fresh for six hours, and not at all once something was ordered', () => {
  const now = Date.UTC(2026, 10, 21);
  const at = (readAt: number) => isFresh({ uid: 'u1', readAt, documents: [] }, now);
  expect([at(now), at(now - 6 * 3_600_000 + 1)]).toEqual([true, true]);
  expect([at(now - 6 * 3_600_000), at(0), at(now + 1)]).toEqual([false, false, false]);
});
