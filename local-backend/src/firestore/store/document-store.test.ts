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

test('commit times stay unique and ascending after a restart with the clock set back', () => {
  const before = put(open(), 'a/b');
  store?.close();
  jest.spyOn(Date, 'now').mockReturnValue(1000);
  const opened = open();
  const first = put(opened, 'a/c');
  expect(first).toBeGreaterThan(before);
  // Times also ascend when a document is deleted and created again.
  opened.remove('a/c');
  expect(put(opened, 'a/c')).toBeGreaterThan(first);
});

test('a query returns no documents of other collections or of subcollections', () => {
  const opened = open();
  for (const path of ['orders/1', 'orders/1/lines/1', 'ordersOld/1']) put(opened, path);
  expect(opened.query(everythingIn('orders')).map(({ path }) => path)).toEqual(['orders/1']);
  expect(opened.count(everythingIn('orders/1/lines'))).toBe(1);
});
