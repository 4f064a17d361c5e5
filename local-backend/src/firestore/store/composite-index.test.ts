import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadIndexes } from './composite-index';

let folder: string;
const load = (...indexes: unknown[]) => {
  const file = join(folder, 'indexes.json');
  writeFileSync(file, JSON.stringify({ indexes, fieldOverrides: [] }));
  return loadIndexes(file);
};
const fields = [{ fieldPath: 'a.b', order: 'ASCENDING' }];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burger-katte-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('an index is read', () => {
  expect(load({ collectionGroup: 'c', queryScope: 'COLLECTION', fields })).toEqual([
    { collectionId: 'c', fields: [{ field: ['a', 'b'], direction: 'ASCENDING' }] },
  ]);
});

test.each([
  ['of a collection group', { collectionGroup: 'c', queryScope: 'COLLECTION_GROUP', fields }],
  [
    'of lists',
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [{ fieldPath: 'a', arrayConfig: 'CONTAINS' }],
    },
  ],
  ['without a collection', { queryScope: 'COLLECTION', fields }],
  [
    'with something unknown',
    { collectionGroup: 'c', queryScope: 'COLLECTION', fields, density: 'X' },
  ],
])('an index %s is refused, by its number', (_name, index) => {
  expect(() => load({ collectionGroup: 'c', queryScope: 'COLLECTION', fields }, index)).toThrow(
    'firestore.indexes.json: index 2',
  );
});
