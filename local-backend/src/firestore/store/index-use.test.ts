import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompositeIndex } from './composite-index';
import { openDatabase } from './open-database';
import { openDocumentStore } from './document-store';
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

test('fifty of 10,000 orders come in a few milliseconds', () => {
  const opened = openDocumentStore(join(folder, 'documents.db'), [newestOfCustomer]);
  opened.commit((time) => {
    for (let number = 0; number < 10_000; number += 1) {
      const seconds = String(number % 60).padStart(2, '0');
      const fields = {
        customerId: { stringValue: `customer-${number % 100}` },
        createdAt: {
          timestampValue: `2026-01-01T${String(number % 24).padStart(2, '0')}:00:${seconds}Z`,
        },
        note: { stringValue: 'x'.repeat(500) },
      };
      opened.put(`orders/${number}`, fields, time);
    }
  });
  const started = performance.now();
  for (let round = 0; round < 20; round += 1) {
    expect(opened.query(ordersOf(`customer-${round}`))).toHaveLength(50);
  }
  // About 0.5 ms each here; reading all 10,000 would take a hundred times as long.
  expect((performance.now() - started) / 20).toBeLessThan(15);
  opened.close();
});
