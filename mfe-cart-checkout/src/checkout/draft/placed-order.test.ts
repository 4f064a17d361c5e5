import { aDocument, aHotItem, aStoredOrder } from '../../testing/an-order';
import {
  storedOrder,
  placedOrder,
  readOrderTry,
  readWholeOrder,
  type PlacedOrder,
} from './placed-order';

const placed: PlacedOrder = {
  ...aStoredOrder({ items: [aHotItem] }),
  shownTotal: 10_290,
  otherDetails: false,
};

test('a placed order can be stored and read back', () => {
  const text = JSON.stringify(storedOrder(placed));
  expect(placedOrder(JSON.parse(text))).toEqual(placed);
});

test('a placed order stored in the previous format can be read', () => {
  const items = [{ id: 1, name: 'Aloo Tikki Burger', price: 49, quantity: 2, image: '' }];
  const former = { order: { ...aDocument(), items }, shownTotal: 10_290, otherDetails: true };
  expect(placedOrder(former)).toMatchObject({
    order: { orderId: 'BK123456789', lines: [{ dishId: 1, price: 4_900, choices: [], note: '' }] },
    otherDetails: true,
  });
});

test.each([
  ['nothing', null],
  ['a text', 'order'],
  ['an order without its id', { ...aDocument(), orderId: '' }],
  ['an order without lines', { ...aDocument(), items: [] }],
  [
    'an order without a total',
    { ...aDocument(), pricing: { ...aDocument().pricing, total: null } },
  ],
])('placedOrder does not read %s as an order', (_name, document) => {
  expect(readWholeOrder(document)).toBeNull();
  expect(placedOrder({ order: document, shownTotal: 1, otherDetails: false })).toBeNull();
});

const aTry = { uid: 'asha', key: 'ab'.repeat(16), pressedAt: 1, unanswered: true, attempts: 2 };

test('a complete stored order attempt can be read back', () =>
  expect(readOrderTry(aTry)).toEqual(aTry));

test('an order attempt stored by an older page version counts no requests', () => {
  const { attempts: _, ...older } = aTry;
  expect(readOrderTry(older)).toEqual({ ...older, attempts: 0 });
});

test.each([null, [], { uid: 'asha' }, { ...aTry, key: 'short' }])(
  'readOrderTry ignores the stored attempt %j',
  (stored) => expect(readOrderTry(stored)).toBeNull(),
);
