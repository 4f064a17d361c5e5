import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open-database';

// A test that kills the process cannot see this: only a power cut would.
test('every commit is synced to disk before it is acknowledged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'burger-katte-'));
  const database = openDatabase(join(folder, 'new/folder/documents.db'), []);
  const setting = (name: string) => database.prepare(`PRAGMA ${name}`).raw().all();
  expect(setting('journal_mode')).toEqual([['wal']]);
  expect(setting('synchronous')).toEqual([[2]]);
  database.close();
  rmSync(folder, { recursive: true });
});

describe('a file that cannot be used', () => {
  let folder: string;
  let file: string;
  const said: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'burger-katte-'));
    file = join(folder, 'data.db');
    said.splice(0);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const rows = (database: ReturnType<typeof openDatabase>) =>
    database.prepare('SELECT count(*) FROM documents').raw().all();
  const opened = () => openDatabase(file, [], (line) => said.push(line));

  /** A database of many documents. */
  function fill(): void {
    const database = opened();
    const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?, ?, 1, 1)');
    for (let at = 0; at < 400; at++) insert.run(`orders/${at}`, 'orders', 'x'.repeat(900), '{}');
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
  }

  test.each<[string, () => void]>([
    ['is something else', () => writeFileSync(file, 'no database at all, '.repeat(500))],
    [
      'is damaged in its middle',
      () => {
        fill();
        const bytes = readFileSync(file);
        bytes.fill(0xab, 8192, 40_960);
        writeFileSync(file, bytes);
      },
    ],
  ])(
    '%s: it is kept beside, that is said in words, and a new one takes its place',
    (_what, damage) => {
      damage();
      const before = readFileSync(file);
      const database = opened();
      expect(rows(database)).toEqual([[0]]);
      expect(said).toEqual([
        `${file} is damaged: it is no database. It is kept as ${file}.damaged-1, and the site starts without orders.`,
      ]);
      expect(readFileSync(`${file}.damaged-1`).equals(before)).toBe(true);
      database.close();
    },
  );

  test('a database that is fine is opened as it is', () => {
    fill();
    const database = opened();
    expect(rows(database)).toEqual([[400]]);
    expect(said).toEqual([]);
    database.close();
  });
});
