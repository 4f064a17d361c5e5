import { aDocument, aHotItem, aStoredOrder } from '../testing/an-order';
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

test('it comes back as it was kept', () => {
  const text = JSON.stringify(storedOrder(placed));
  expect(placedOrder(JSON.parse(text))).toEqual(placed);
});

test('what the former version kept is read too', () => {
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
])('%s is no order', (_name, document) => {
  expect(readWholeOrder(document)).toBeNull();
  expect(placedOrder({ order: document, shownTotal: 1, otherDetails: false })).toBeNull();
});

const aTry = { uid: 'asha', key: 'ab'.repeat(16), pressedAt: 1, unanswered: true };

test('a try that was kept whole is read back', () => expect(readOrderTry(aTry)).toEqual(aTry));

test.each([null, [], { uid: 'asha' }, { ...aTry, key: 'short' }])('%j is none', (kept) =>
  expect(readOrderTry(kept)).toBeNull(),
);
