import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './database';

let folder: string;
let file: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'burger-katte-'));
  file = join(folder, 'new/folder/data.db');
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const opened = () => openDatabase(file, [], (line) => said.push(line));

/** What is asked of the database, which is closed after that. */
function ask(question: string): unknown[] {
  const database = opened();
  const rows = database.prepare(question).raw().all();
  database.close();
  return rows;
}
const count = () => ask('SELECT count(*) FROM documents');

/** A database of many documents. */
function fill(): void {
  const database = opened();
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?, ?, 1, 1)');
  for (let at = 0; at < 400; at++) insert.run(`orders/${at}`, 'orders', 'x'.repeat(900), '{}');
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

// A test that kills the process cannot see this: only a power cut would.
test('every commit is synced to disk before it is acknowledged', () => {
  expect(ask('PRAGMA journal_mode')).toEqual([['wal']]);
  expect(ask('PRAGMA synchronous')).toEqual([[2]]);
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['is something else', () => Buffer.from('no database at all, '.repeat(500))],
  ['is damaged in its middle', (bytes) => bytes.fill(0xab, 8192, 40_960)],
])(
  'a file that %s is kept beside, that is said, and a new one takes its place',
  (_what, damage) => {
    fill();
    expect(count()).toEqual([[400]]);
    const damaged = damage(readFileSync(file));
    writeFileSync(file, damaged);
    expect(said).toEqual([]);
    expect(count()).toEqual([[0]]);
    expect(said).toEqual([
      `${file} is damaged: it is no database. It is kept as ${file}.damaged-1, and the site starts without orders.`,
    ]);
    expect(readFileSync(`${file}.damaged-1`).equals(damaged)).toBe(true);
  },
);
