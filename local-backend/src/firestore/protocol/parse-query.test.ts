import { parseQuery } from './parse-query';

const from = [{ collectionId: 'c' }];
const field = { fieldPath: 'a' };
const one = { integerValue: '1' };
const filter = (op: string | number, name = 'a', value: object = one) => ({
  fieldFilter: { field: { fieldPath: name }, op, value },
});
const both = (op: string | number, ...filters: object[]) => ({ compositeFilter: { op, filters } });
const list = (length: number) => ({ arrayValue: { values: Array.from({ length }, () => one) } });

test.each(['AND', 1])('names and numbers mean the same (%s)', (and) => {
  const [range, descending, isNull] =
    and === 1 ? [3, 2, 3] : ['GREATER_THAN', 'DESCENDING', 'IS_NULL'];
  const unary = { unaryFilter: { op: isNull, field: { fieldPath: 'n' } } };
  const where = both(and, filter(range), both(and, unary));
  const orderBy = [{ field, direction: descending }];
  expect(parseQuery({ from, where, orderBy, limit: { value: 5 }, offset: '2' }, 'p/q')).toEqual({
    query: {
      collection: 'p/q/c',
      filters: [
        { op: 'GREATER_THAN', field: ['a'], value: one },
        { op: 'EQUAL', field: ['n'], value: { nullValue: null } },
      ],
      orders: [
        { field: ['a'], direction: 'DESCENDING' },
        { field: ['__name__'], direction: 'DESCENDING' },
      ],
      limit: 5,
      offset: 2,
    },
    mask: undefined,
  });
});

test('the order that Firestore implies is made explicit', () => {
  const ordersOf = (query: object) => parseQuery({ from, ...query }, '').query.orders;
  const byName = { field: ['__name__'], direction: 'ASCENDING' };
  expect(ordersOf({ where: filter('IN', 'a', list(30)) })).toEqual([byName]);
  expect(ordersOf({ orderBy: [{ field }] })).toEqual([
    { field: ['a'], direction: 'ASCENDING' },
    byName,
  ]);
  expect(ordersOf({ where: filter('LESS_THAN') })).toEqual([
    { field: ['a'], direction: 'ASCENDING' },
    byName,
  ]);
});

test.each([
  ['or()', { where: both('OR', filter('EQUAL'), filter('EQUAL', 'b')) }, 501],
  ['is not null', { where: { unaryFilter: { op: 'IS_NOT_NULL', field } } }, 501],
  ['two ranged fields', { where: both('AND', filter(1), filter(1, 'b')) }, 501],
  ['collection groups', { from: [{ collectionId: 'c', allDescendants: true }] }, 501],
  ['IN with 31 values', { where: filter('IN', 'a', list(31)) }, 400],
  ['two collections', { from: [...from, ...from] }, 400],
  ['no collection', { from: [] }, 400],
  ['something unknown', { findNearest: {} }, 400],
])('%s is refused', (_name, query, code) => {
  expect(() => parseQuery({ from, ...query }, '')).toThrow(expect.objectContaining({ code }));
});
