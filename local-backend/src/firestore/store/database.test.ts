import { readFileSync, writeFileSync } from 'node:fs';
import { testFolder } from '../../testing/test-folder';
import { openDatabase } from './database';
import { querySql } from './document-store';
import type { CompositeIndex } from './indexes';
import { type Query, withImpliedOrder } from './query';

const at = testFolder();
let file: string;
let messages: string[];
beforeEach(() => {
  file = at('new/folder/data.db');
  messages = [];
});

function ask(question: string, indexes: CompositeIndex[] = []): unknown[] {
  const database = openDatabase(file, indexes, (line) => messages.push(line));
  const rows = database.prepare(question).raw().all();
  database.close();
  return rows;
}
const count = () => ask('SELECT count(*) FROM documents');

function fill(): void {
  const database = openDatabase(file, []);
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?, ?, 1, 1)');
  for (let each = 0; each < 400; each++) {
    insert.run(`orders/${each}`, 'orders', 'x'.repeat(900), '{}');
  }
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

// Checks only the database settings: a test cannot cause the power cut that would reveal a missing sync.
test('the local database syncs every commit to disk before it is acknowledged', () => {
  expect(ask('PRAGMA journal_mode')).toEqual([['wal']]);
  expect(ask('PRAGMA synchronous')).toEqual([[2]]);
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['is no database', () => Buffer.from('no database at all, '.repeat(500))],
  ['is damaged in the middle', (bytes) => bytes.fill(0xab, 8192, 40_960)],
])(
  'a database file that %s is renamed and reported, and an empty database replaces it',
  (_what, damage) => {
    fill();
    expect(count()).toEqual([[400]]);
    const damaged = damage(readFileSync(file));
    writeFileSync(file, damaged);
    expect(messages).toEqual([]);
    expect(count()).toEqual([[0]]);
    expect(messages).toEqual([
      `${file} is damaged: it is not a database. It was renamed to ${file}.damaged-1, and the site starts without orders.`,
    ]);
    expect(readFileSync(`${file}.damaged-1`).equals(damaged)).toBe(true);
  },
);

const newestOfCustomer: CompositeIndex = {
  collectionId: 'orders',
  fields: [
    { field: ['customerId'], direction: 'ASCENDING' },
    { field: ['createdAt'], direction: 'DESCENDING' },
  ],
};

function planOf(query: Query, indexes: CompositeIndex[]): string[] {
  const database = openDatabase(':memory:', indexes);
  const { sql, parameters } = querySql(query, 'path');
  const plan = database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...parameters)
    .map((step) => (step as { detail: string }).detail);
  database.close();
  return plan;
}
const byIndexAlone = [expect.stringMatching(/^SEARCH documents USING.* INDEX composite_/)];

test('the query for the newest orders of a customer uses one index and no sorting', () => {
  const newest = {
    collection: 'orders',
    filters: [{ op: 'EQUAL', field: ['customerId'], value: { stringValue: 'asha' } } as const],
    orders: withImpliedOrder([], [{ field: ['createdAt'], direction: 'DESCENDING' }]),
    limit: 50,
    offset: 0,
  };
  expect(planOf(newest, [newestOfCustomer])).toEqual(byIndexAlone);
});

test.each([
  ['outbox', ['nextAt']],
  ['orders', ['online', 'askAt']],
  ['orders', ['changedAt']],
])('the query on %s by %j, which jobs and counters repeat, uses one index', (collection, field) => {
  const value = { timestampValue: '2026-01-05T08:00:00.000000Z' };
  const due = {
    collection,
    filters: [{ op: 'LESS_THAN_OR_EQUAL', field, value } as const],
    orders: withImpliedOrder([], [{ field, direction: 'ASCENDING' }]),
    limit: 50,
    offset: 0,
  };
  expect(planOf(due, [])).toEqual(byIndexAlone);
});

test('the query of a tracking page uses one index', () => {
  const field = ['trackingKey'];
  const tracked = {
    collection: 'orders',
    filters: [{ op: 'EQUAL', field, value: { stringValue: '0123456789abcdef' } } as const],
    orders: withImpliedOrder([], []),
    limit: 1,
    offset: 0,
  };
  expect(planOf(tracked, [])).toEqual(byIndexAlone);
});
