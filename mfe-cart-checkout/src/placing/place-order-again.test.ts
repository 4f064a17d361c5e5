import { aDocument, anItem, anOrder, aStoredOrder } from '../testing/an-order';
import { draft, key, lost, placingWorld, repeat, stored } from '../testing/placing-world';

test('an order that went through with other details is placed, and that is noted', async () => {
  const elsewhere = { ...aDocument().customerDetails, address: 'Elsewhere' };
  const stored = aStoredOrder({ customerDetails: elsewhere });
  const { placeOrder, placed } = placingWorld([{ kind: 'order', stored, isNew: false }]);
  await placeOrder(draft);
  expect(placed.get()).toMatchObject({ ...stored, otherDetails: true });
});

test('when the key had placed another cart, this cart is kept and gets a new key', async () => {
  const other = aStoredOrder({ items: [anItem({ id: 2 })] });
  const { placeOrder, heard, keysSent } = placingWorld([
    lost,
    { kind: 'order', stored: other, isNew: false },
    stored,
  ]);
  await placeOrder(draft);
  expect(await placeOrder(draft)).toEqual({ kind: 'earlier', order: other.order });
  expect(heard).toEqual([]);
  expect(await placeOrder(draft)).toMatchObject({ kind: 'placed' });
  expect(keysSent()).toEqual([key('1'), key('1'), key('2')]);
});

test.each([
  ['long after an unanswered try', 31],
  ['after one of before the clock was put back', -60],
])('the same cart %s: the old order is told, not taken for a new one', async (_when, minutes) => {
  const { placeOrder, world, heard } = placingWorld([lost, repeat]);
  await placeOrder(draft);
  world.now = minutes * 60_000;
  expect(await placeOrder(draft)).toEqual({ kind: 'earlier', order: anOrder() });
  expect(heard).toEqual([]);
});
