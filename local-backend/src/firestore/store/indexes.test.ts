import { writeFileSync } from 'node:fs';
import { testFolder } from '../../testing/test-folder';
import { checkIndex, type CompositeIndex, loadIndexes } from './indexes';
import { type Direction, type Filter, type Order, type Query, withImpliedOrder } from './query';

const value = { stringValue: 'x' };
const equal = (...names: string[]): Filter[] =>
  names.map((name) => ({ op: 'EQUAL', field: [name], value }));
const above = (name: string): Filter => ({ op: 'GREATER_THAN', field: [name], value });
const by = (name: string, direction: Direction = 'ASCENDING'): Order => ({
  field: [name],
  direction,
});
const index = (collectionId: string, ...fields: Order[]): CompositeIndex => ({
  collectionId,
  fields,
});
const indexes = [
  index('orders', by('customer'), by('at', 'DESCENDING')),
  index('orders', by('status'), by('at', 'DESCENDING')),
  index('orders', by('city'), by('rank')),
  index('dishes', by('kind'), by('price')),
];

function accepts(filters: Filter[], orders: Order[] = [], collection = 'orders'): boolean {
  const full = withImpliedOrder(filters, orders);
  const query: Query = { collection, filters, orders: full, limit: null, offset: 0 };
  try {
    checkIndex(query, indexes);
    return true;
  } catch (error) {
    expect((error as Error).message).toContain('The query requires an index');
    return false;
  }
}

test.each([
  ['everything', [], []],
  ['everything by name backwards', [], [by('__name__', 'DESCENDING')]],
  ['several equalities', equal('a', 'b'), []],
  ['one range in its own order', [above('a')], [by('a', 'DESCENDING')]],
  ['an order by an equality', equal('a'), [by('a')]],
  ['what an index is for', equal('customer'), [by('at', 'DESCENDING')]],
  ['two indexes merged', equal('customer', 'status'), [by('at', 'DESCENDING')]],
  ['an equality and a range', [...equal('city'), above('rank')], []],
  ['two orders of an index', [], [by('city'), by('rank')]],
])('%s needs no more', (_name, filters, orders) => {
  expect(accepts(filters, orders)).toBe(true);
});

test.each([
  ['an equality and another order', equal('customer'), [by('total')]],
  ['an equality that no index holds', equal('customer', 'total'), [by('at', 'DESCENDING')]],
  ['an equality and a range elsewhere', [...equal('customer'), above('at')], []],
  ['two orders the wrong way round', [], [by('rank'), by('city')]],
  ['a name against the order', [], [by('at'), by('__name__', 'DESCENDING')]],
])('%s needs an index', (_name, filters, orders) => {
  expect(accepts(filters, orders)).toBe(false);
});

test('an index serves the collections of its id, wherever they are, and no others', () => {
  const sorted = [by('at', 'DESCENDING')];
  expect(accepts(equal('customer'), sorted, 'shops/s1/orders')).toBe(true);
  expect(accepts(equal('customer'), sorted, 'dishes')).toBe(false);
});

test('the refusal names the entry to add', () => {
  const filters = equal('a');
  const orders = withImpliedOrder(filters, [by('b', 'DESCENDING')]);
  const query = { collection: 'orders', filters, orders, limit: null, offset: 0 };
  expect(() => checkIndex(query, indexes)).toThrow(
    '{"collectionGroup":"orders","queryScope":"COLLECTION","fields":[{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"DESCENDING"}]}',
  );
});

const at = testFolder();
const load = (...entries: unknown[]) => {
  writeFileSync(at('indexes.json'), JSON.stringify({ indexes: entries, fieldOverrides: [] }));
  return loadIndexes(at('indexes.json'));
};
const fields = [{ fieldPath: 'a.b', order: 'ASCENDING' }];
const entry = { collectionGroup: 'c', queryScope: 'COLLECTION', fields };

test('an index is read', () =>
  expect(load(entry)).toEqual([
    { collectionId: 'c', fields: [{ field: ['a', 'b'], direction: 'ASCENDING' }] },
  ]));

test.each([
  ['of a collection group', { queryScope: 'COLLECTION_GROUP' }],
  ['of lists', { fields: [{ fieldPath: 'a', arrayConfig: 'CONTAINS' }] }],
  ['without a collection', { collectionGroup: undefined }],
  ['with something unknown', { density: 'X' }],
])('an index %s is refused, by its number', (_name, changes) =>
  expect(() => load(entry, { ...entry, ...changes })).toThrow('firestore.indexes.json: index 2'),
);
