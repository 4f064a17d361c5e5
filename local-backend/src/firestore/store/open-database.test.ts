import { mkdtempSync, rmSync } from 'node:fs';
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
