import { openDocumentStore, type DocumentStore } from '../store/document-store';
import { createTransactions } from './transactions';

let store: DocumentStore;
let now = 0;
const transactions = createTransactions(() => now);
const put = (path: string) => store.commit((time) => store.put(path, {}, time));
const finish = (id: string) => () => transactions.finish(id, store);

beforeEach(() => {
  store = openDocumentStore(':memory:', []);
});

afterEach(() => store.close());

test('what did not change lets the transaction pass, once', () => {
  put('a/b');
  const id = transactions.begin();
  transactions.noteDocument(id, 'a/b', store.read('a/b'));
  transactions.noteDocument(id, 'a/missing', undefined);
  expect(finish(id)).not.toThrow();
  expect(finish(id)).toThrow('no longer valid');
});

// What changed or appeared: tests/rules/server-sdk.test.ts.
test('a document that disappeared aborts it', () => {
  put('a/b');
  const id = transactions.begin();
  transactions.noteDocument(id, 'a/b', store.read('a/b'));
  store.remove('a/b');
  expect(finish(id)).toThrow(expect.objectContaining({ status: 'ABORTED' }));
});

test('a transaction that was rolled back or left lying cannot be finished', () => {
  const rolledBack = transactions.begin();
  transactions.rollback(rolledBack);
  expect(finish(rolledBack)).toThrow('no longer valid');
  const forgotten = transactions.begin();
  now += 271_000;
  transactions.begin();
  expect(finish(forgotten)).toThrow('no longer valid');
});

test('there is an end to how many can be open at once', () => {
  const crowded = createTransactions();
  for (let count = 0; count < 10_000; count += 1) crowded.begin();
  expect(() => crowded.begin()).toThrow(expect.objectContaining({ status: 'RESOURCE_EXHAUSTED' }));
});
