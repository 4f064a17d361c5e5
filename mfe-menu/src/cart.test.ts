import { lineIdOf } from '@burger/shared/order/lines';
import { dishOf } from '@burger/shared/testing/a-shop';
import { aBus } from '@burger/shared/testing';
import { createCartStore } from './cart';
import { startFakeCart, requested } from './testing/fakes';

const [tikki, paneer, chicken] = [dishOf(1), dishOf(3), dishOf(8)];
const hot = requested(3, { choices: [{ group: 'spice-hot', choice: 'extra-spicy' }] });
const mild = requested(3, { choices: [{ group: 'spice-hot', choice: 'less-spicy' }] });

function aCart() {
  const bus = aBus();
  const requests: unknown[] = [];
  const hear = (name: 'cart/add-requested' | 'cart/quantity-requested' | 'cart/remove-requested') =>
    bus.on(name).subscribe((request) => requests.push(request));
  return { bus, requested: requests, hear, store: createCartStore(bus) };
}

test("the menu's cart store requests one of a dish without choices, with its name", () => {
  const { requested: requests, hear, store } = aCart();
  hear('cart/add-requested');
  for (const dish of [tikki, chicken, paneer]) store.add(dish);
  expect(requests).toEqual([
    { name: 'Aloo Tikki Burger', wanted: requested(1) },
    { name: 'Classic Chicken Burger', wanted: requested(8) },
    { name: 'Spicy Paneer Burger', wanted: requested(3) },
  ]);
});

test("the menu's cart store requests no dish that is out of season or sold out", () => {
  const { requested, hear, store } = aCart();
  hear('cart/add-requested');
  store.add(dishOf(50));
  store.add({ ...tikki, soldOut: { until: null } });
  expect(requested).toEqual([]);
});

test('cartStore.order replaces a line in the cart, and adds a new one when that line is gone', () => {
  const { bus, store } = aCart();
  startFakeCart(bus, [hot]);
  store.order(paneer, { ...mild, quantity: 4 }, lineIdOf(hot));
  expect(store.cart()?.lines).toMatchObject([{ lineId: lineIdOf(mild), quantity: 4 }]);
  store.order(paneer, hot, 'a line that is gone');
  expect(store.ordered(3)).toBe(5);
});

test('an added dish counts as requested until the cart responds; later calls of add() raise its quantity', () => {
  const { bus, store } = aCart();
  const [changed, gone] = [jest.fn(), jest.fn()];
  store.subscribe(changed);
  store.subscribe(gone)();
  store.add(tikki);
  store.add(tikki);
  expect([store.ordered(1), store.ordered(8)]).toEqual(['asked', 0]);
  expect(changed).toHaveBeenCalledTimes(1);

  const stop = startFakeCart(bus);
  expect(store.ordered(1)).toBe(1);
  expect([changed.mock.calls.length > 1, gone.mock.calls.length]).toEqual([true, 0]);
  // A cart that responds at once counts each click; one that stopped responding is detected.
  store.add(tikki);
  expect(store.ordered(1)).toBe(2);
  stop();
  store.add(chicken);
  expect(store.ordered(8)).toBe('asked');
});

test('cartStore.more and less change the line added last, and less removes it at one', () => {
  const { bus, requested: requests, hear, store } = aCart();
  startFakeCart(bus, [hot, { ...mild, quantity: 2 }, requested(1)]);
  hear('cart/quantity-requested');
  hear('cart/remove-requested');
  const lineId = lineIdOf(mild);
  store.more(3);
  for (const id of [3, 3, 3, 39]) store.less(id);
  expect(requests).toEqual([
    { lineId, quantity: 3 },
    { lineId, quantity: 2 },
    { lineId, quantity: 1 },
    { lineId },
  ]);
  expect(store.lastLine(3)?.lineId).toBe(lineIdOf(hot));
});
