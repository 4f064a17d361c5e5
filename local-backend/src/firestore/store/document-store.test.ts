import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompositeIndex } from './composite-index';
import { openDatabase } from './open-database';
import { openDocumentStore, type DocumentStore } from './document-store';
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
let store: DocumentStore | undefined;
const open = (indexes = [newestOfCustomer]) =>
  (store = openDocumentStore(join(folder, 'documents.db'), indexes));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burger-katte-'));
});

afterEach(() => {
  store?.close();
  rmSync(folder, { recursive: true });
});

const put = (to: DocumentStore, path: string, fields = {}) =>
  to.commit((time) => {
    to.put(path, fields, time);
    return time;
  });

test('a document keeps when it was made, and learns when it changed', () => {
  const opened = open();
  const made = put(opened, 'a/b', { n: { integerValue: '1' } });
  const changed = put(opened, 'a/b', { n: { integerValue: '2' } });
  expect(changed).toBeGreaterThan(made);
  expect(opened.read('a/b')).toEqual({
    path: 'a/b',
    fields: { n: { integerValue: '2' } },
    createTime: made,
    updateTime: changed,
  });
});

test('no two commits have the same time, even across a restart with the clock set back', () => {
  const before = put(open(), 'a/b');
  store?.close();
  jest.spyOn(Date, 'now').mockReturnValue(1000);
  const opened = open();
  const first = put(opened, 'a/c');
  expect(first).toBeGreaterThan(before);
  expect(put(opened, 'a/d')).toBeGreaterThan(first);
  jest.restoreAllMocks();
});

test('a commit that throws leaves nothing, and the store goes on working', () => {
  const opened = open();
  const failing = () =>
    opened.commit((time) => {
      opened.put('a/b', {}, time);
      throw new Error('halfway');
    });
  expect(failing).toThrow('halfway');
  expect(opened.read('a/b')).toBeUndefined();
  put(opened, 'a/c');
  expect(opened.read('a/c')).toBeDefined();
});

test('a query reaches neither other collections nor collections below', () => {
  const opened = open();
  for (const path of ['orders/1', 'orders/1/lines/1', 'ordersOld/1']) put(opened, path);
  const all = { ...ordersOf('x'), filters: [], orders: withImpliedOrder([], []) };
  expect(opened.query(all).map(({ path }) => path)).toEqual(['orders/1']);
  expect(opened.count({ ...all, collection: 'orders/1/lines' })).toBe(1);
});

test('fields with odd names can be asked for', () => {
  const opened = open();
  const field = ['a\'b"c.$[0]', 'über'];
  const value = { stringValue: 'x' };
  put(opened, 'odd/1', { 'a\'b"c.$[0]': { mapValue: { fields: { über: value } } } });
  put(opened, 'odd/2', { 'a\'b"c.$[0]': value });
  const query: Query = {
    collection: 'odd',
    filters: [{ op: 'EQUAL', field, value }],
    orders: withImpliedOrder([], []),
    limit: null,
    offset: 0,
  };
  expect(opened.query(query).map(({ path }) => path)).toEqual(['odd/1']);
});

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
  const opened = open();
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
});
