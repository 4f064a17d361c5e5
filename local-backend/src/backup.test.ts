import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { lockFolder } from './data-folder';
import { testFolder } from './testing/test-folder';
import { openDocumentStore, type DocumentStore } from './firestore/store/document-store';
import { backUp, restore, run } from './backup';

const at = testFolder();
let data: string;
let store: DocumentStore;
let messages: string[];
const add = (name: string, value = name) =>
  store.commit((time) => store.put(`orders/${name}`, { name: { stringValue: value } }, time));
const command = (...words: string[]) => {
  const say = (line: string) => void messages.push(line);
  return run(words, data, { say, complain: say, now: new Date('2026-01-05T08:00:00Z') });
};

beforeEach(() => {
  messages = [];
  data = at('data');
  mkdirSync(path.join(data, 'mailbox'), { recursive: true });
  writeFileSync(path.join(data, 'accounts.json'), '[{"localId":"asha"}]', { mode: 0o600 });
  writeFileSync(path.join(data, 'mailbox', 'one.eml'), 'To: orders');
  store = openDocumentStore(path.join(data, 'data.db'), []);
  add('one');
});
afterEach(() => store.close());

function documentsIn(dataDir: string): unknown[] {
  const database = new Database(path.join(dataDir, 'data.db'));
  const rows = database.prepare('SELECT * FROM documents ORDER BY path').raw().all();
  database.close();
  return rows;
}

test('npm run restore brings back a backup made while the store was open, and moves newer data aside', () => {
  add('two');
  const then = documentsIn(data);
  backUp(data, at('backup'));
  add('three');
  add('one', 'changed');
  store.close();
  const { documents, aside } = restore(at('backup'), data);
  expect(documents).toBe(2);
  expect(documentsIn(data)).toEqual(then);
  expect(readFileSync(path.join(data, 'accounts.json'), 'utf8')).toBe('[{"localId":"asha"}]');
  expect(readdirSync(path.join(data, 'mailbox'))).toEqual(['one.eml']);
  expect(documentsIn(aside ?? '')).toHaveLength(3);
  store = openDocumentStore(path.join(data, 'data.db'), []);
  add('four');
  expect(store.read('orders/one')?.fields).toEqual({ name: { stringValue: 'one' } });
});

/** Starts another process that adds pairs of documents, each pair in one commit, until it is killed. */
function writer(): ChildProcess {
  const file = at('writer.cjs');
  const libsql = require.resolve('libsql');
  writeFileSync(
    file,
    `const database = new (require(${JSON.stringify(libsql)}))(${JSON.stringify(path.join(data, 'data.db'))}, { timeout: 5000 });
     const put = database.prepare("INSERT INTO documents VALUES (?, 'orders', '{}', '{}', 1, 1)");
     let number = 0;
     const both = database.transaction(() => { put.run('orders/a' + number); put.run('orders/b' + number); number += 1; });
     const go = () => { both(); if (number === 20) process.send('going'); setImmediate(go); };
     go();`,
  );
  return fork(file);
}

test('a backup made during writes contains whole commits and every document that existed before', async () => {
  const process = writer();
  await new Promise((resolve) => process.once('message', resolve));
  const before = documentsIn(data).length;
  backUp(data, at('backup'));
  const copied = documentsIn(at('backup')).length;
  process.kill('SIGKILL');
  await new Promise((resolve) => process.once('exit', resolve));
  expect(copied).toBeGreaterThanOrEqual(before);
  // One initial document and complete pairs make an odd number.
  expect(copied % 2).toBe(1);
  expect(documentsIn(data).length).toBeGreaterThanOrEqual(copied);
}, 30_000);

test('npm run backup writes a dated folder next to the data, readable only by its owner', () => {
  expect(command('backup')).toBe(0);
  const folder = at('data-backup-2026-01-05-08-00-00');
  expect(documentsIn(folder)).toEqual(documentsIn(data));
  expect(messages.join()).toMatch(/Backed up 1 documents/);
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(statSync(path.join(folder, 'data.db')).mode & 0o077).toBe(0);
});

test('npm run restore fails while the site is running', () => {
  backUp(data, at('backup'));
  add('two');
  const letGo = lockFolder(data);
  expect(command('restore', at('backup'))).toBe(1);
  letGo();
  expect(documentsIn(data)).toHaveLength(2);
  expect(messages).toEqual([`A site runs on ${data}. Stop it first (Ctrl+C), then restore.`]);
});

test.each<[string, () => string[], RegExp]>([
  [
    'restore of a folder without a backup',
    () => ['restore', at()],
    /is not a backup: it contains no data\.db/,
  ],
  ['restore without a folder', () => ['restore'], /Name the backup/],
  ['backup into an existing folder', () => ['backup', at()], /already exists/],
  [
    'restore of a damaged backup',
    () => {
      mkdirSync(at('damaged'));
      writeFileSync(at('damaged/data.db'), 'no database at all, but long enough to be read as one');
      return ['restore', at('damaged')];
    },
    /data\.db is damaged/,
  ],
])(
  'the command for %s fails with a readable message and leaves the data unchanged',
  (_what, words, message) => {
    expect(command(...words())).toBe(1);
    expect(messages.join()).toMatch(message);
    expect(documentsIn(data)).toHaveLength(1);
  },
);
