import { useOf } from './counting-store';

const at = (rest: string) => `/v1/projects/demo/databases/(default)/documents${rest}`;

test('a document that is asked for is a read, whether or not it is there', () => {
  const answer = [{ transaction: 'abc' }, { found: {} }, { missing: 'name' }];
  expect(useOf(at(':batchGet'), answer)).toEqual({ calls: 1, reads: 2, writes: 0 });
  expect(useOf(at('/shop/live'), { name: 'x', fields: {} })).toEqual({
    calls: 1,
    reads: 1,
    writes: 0,
  });
});

test('a query is at least one read, and one for each document that it finds', () => {
  expect(useOf(at(':runQuery'), [{ readTime: 'now' }]).reads).toBe(1);
  expect(useOf(at(':runQuery'), [{ document: {} }, { document: {} }, {}]).reads).toBe(2);
});

test('a commit writes what it has results of; to begin a transaction costs nothing', () => {
  const answer = { writeResults: [{}, {}, {}], commitTime: 'now' };
  expect(useOf(at(':commit'), answer)).toEqual({ calls: 1, reads: 0, writes: 3 });
  expect(useOf(at(':beginTransaction'), { transaction: 'abc' })).toEqual({
    calls: 1,
    reads: 0,
    writes: 0,
  });
});
