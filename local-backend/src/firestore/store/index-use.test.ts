import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompositeIndex } from './composite-index';
import { openDatabase } from './database';
import { withImpliedOrder, type Query } from './query';
import { querySql } from './query-sql';

const newestOfCustomer: CompositeIndex = {
  collectionId: 'orders',
  fields: [
    { field: ['customerId'], direction: 'ASCENDING' },
    { field: ['createdAt'], direction: 'DESCENDING' },
  ],
};
const ordersOf = (customerId: string): Query => {
  const field = ['customerId'];
  return {
    collection: 'orders',
    filters: [{ op: 'EQUAL', field, value: { stringValue: customerId } }],
    orders: withImpliedOrder([], [{ field: ['createdAt'], direction: 'DESCENDING' }]),
    limit: 50,
    offset: 0,
  };
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burger-katte-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('indexes follow the file: made when new, dropped when gone', () => {
  const names = (indexes: CompositeIndex[]) => {
    const database = openDatabase(join(folder, 'indexes.db'), indexes);
    const rows = database
      .prepare("SELECT name FROM sqlite_master WHERE name LIKE 'composite%'")
      .raw()
      .all();
    database.close();
    return rows.length;
  };
  expect([names([]), names([newestOfCustomer]), names([newestOfCustomer]), names([])]).toEqual([
    0, 1, 1, 0,
  ]);
});

test('the newest orders of a customer come from the index alone, without sorting', () => {
  const database = openDatabase(':memory:', [newestOfCustomer]);
  const { sql, parameters } = querySql(ordersOf('asha'), 'path');
  const plan = database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...parameters)
    .map((step) => (step as { detail: string }).detail);
  database.close();
  expect(plan).toEqual([expect.stringMatching(/^SEARCH documents USING.* INDEX composite_/)]);
});
