import { checkIndex, type CompositeIndex } from './indexes';
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
];

function accepts(filters: Filter[], orders: Order[]): boolean {
  const full = withImpliedOrder(filters, orders);
  const query: Query = { collection: 'orders', filters, orders: full, limit: null, offset: 0 };
  try {
    checkIndex(query, indexes);
    return true;
  } catch (error) {
    expect((error as Error).message).toContain('The query requires an index');
    return false;
  }
}

test.each([
  ['no filter, sorted by descending name', [], [by('__name__', 'DESCENDING')]],
  ['several equalities', equal('a', 'b'), []],
  ['a range sorted by its field', [above('a')], [by('a', 'DESCENDING')]],
  ['the fields of one index', equal('customer'), [by('at', 'DESCENDING')]],
  ['two indexes merged', equal('customer', 'status'), [by('at', 'DESCENDING')]],
  ['an equality and a range', [...equal('city'), above('rank')], []],
])('a Firestore query with %s needs no composite index', (_name, filters, orders) =>
  expect(accepts(filters, orders)).toBe(true),
);

test.each([
  ['an equality and another sort field', equal('customer'), [by('total')]],
  ['an equality without an index', equal('customer', 'total'), [by('at', 'DESCENDING')]],
  ['an equality and a range on another field', [...equal('customer'), above('at')], []],
  ['two sort fields in the wrong order', [], [by('rank'), by('city')]],
  ['a name sorted against the other field', [], [by('at'), by('__name__', 'DESCENDING')]],
])('a Firestore query with %s needs a composite index', (_name, filters, orders) =>
  expect(accepts(filters, orders)).toBe(false),
);
