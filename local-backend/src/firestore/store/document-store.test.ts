import { testFolder } from '../../testing/test-folder';
import { openDocumentStore, type DocumentStore } from './document-store';
import { withImpliedOrder, type Query } from './query';

const everythingIn = (collection: string): Query => ({
  collection,
  filters: [],
  orders: withImpliedOrder([], []),
  limit: null,
  offset: 0,
});

const at = testFolder();
let store: DocumentStore | undefined;
const open = () => (store = openDocumentStore(at('documents.db'), []));
afterEach(() => {
  store?.close();
  jest.restoreAllMocks();
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
  // Also where one is deleted and made again.
  opened.remove('a/c');
  expect(put(opened, 'a/c')).toBeGreaterThan(first);
});

test('a changed document is found by what it is, not by what it was, under odd names too', () => {
  const opened = open();
  const [old, now] = [{ stringValue: 'old' }, { stringValue: 'now' }];
  const name = 'a\'b"c.$[0]';
  put(opened, 'a/b', { [name]: { mapValue: { fields: { über: old } } } });
  put(opened, 'a/b', { [name]: { mapValue: { fields: { über: now } } } });
  const field = [name, 'über'];
  const countOf = (value: { stringValue: string }) =>
    opened.count({ ...everythingIn('a'), filters: [{ op: 'EQUAL', field, value }] });
  expect([countOf(old), countOf(now)]).toEqual([0, 1]);
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
  expect(opened.query(everythingIn('orders')).map(({ path }) => path)).toEqual(['orders/1']);
  expect(opened.count(everythingIn('orders/1/lines'))).toBe(1);
});
