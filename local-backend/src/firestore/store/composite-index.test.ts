import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadIndexes } from './composite-index';

const folder = mkdtempSync(join(tmpdir(), 'burger-katte-'));
afterAll(() => rmSync(folder, { recursive: true }));
const load = (...indexes: unknown[]) => {
  const file = join(folder, 'indexes.json');
  writeFileSync(file, JSON.stringify({ indexes, fieldOverrides: [] }));
  return loadIndexes(file);
};
const fields = [{ fieldPath: 'a.b', order: 'ASCENDING' }];
const index = { collectionGroup: 'c', queryScope: 'COLLECTION', fields };

test('an index is read', () =>
  expect(load(index)).toEqual([
    { collectionId: 'c', fields: [{ field: ['a', 'b'], direction: 'ASCENDING' }] },
  ]));

test.each([
  ['of a collection group', { queryScope: 'COLLECTION_GROUP' }],
  ['of lists', { fields: [{ fieldPath: 'a', arrayConfig: 'CONTAINS' }] }],
  ['without a collection', { collectionGroup: undefined }],
  ['with something unknown', { density: 'X' }],
])('an index %s is refused, by its number', (_name, changes) =>
  expect(() => load(index, { ...index, ...changes })).toThrow('firestore.indexes.json: index 2'),
);
