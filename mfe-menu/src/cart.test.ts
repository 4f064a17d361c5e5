import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/lines';
import { dishOf } from '@burger/shared/testing/shop';
import { startFakeCart, wanted } from './testing/fakes';
import { createCartStore } from './cart';

const tikki = dishOf(1);
const chicken = dishOf(8);
const paneer = dishOf(3);
const mangoShake = dishOf(50);

const hot = wanted(3, { choices: [{ group: 'spice-hot', choice: 'extra-spicy' }] });
const mild = wanted(3, { choices: [{ group: 'spice-hot', choice: 'less-spicy' }] });

function aCart() {
  const bus = createBus(shopEvents);
  const asked: unknown[] = [];
  const hear = (name: 'cart/add-requested' | 'cart/quantity-requested' | 'cart/remove-requested') =>
    bus.on(name).subscribe((request) => asked.push(request));
  return { bus, asked, hear, store: createCartStore(bus) };
}

test('adding asks for one as the dish comes, under its name', () => {
  const { asked, hear, store } = aCart();
  hear('cart/add-requested');
  store.add(tikki);
  store.add(chicken);
  store.add(paneer);
  expect(asked).toEqual([
    { name: 'Aloo Tikki Burger', wanted: wanted(1) },
    { name: 'Classic Chicken Burger', wanted: wanted(8) },
    { name: 'Spicy Paneer Burger', wanted: wanted(3) },
  ]);
});

test('what is out of season or sold out is never asked for', () => {
  const { asked, hear, store } = aCart();
  hear('cart/add-requested');
  store.add(mangoShake);
  store.add({ ...tikki, soldOut: { until: null } });
  expect(asked).toEqual([]);
});

test('what was chosen is asked for as it is, however many', () => {
  const { bus, store } = aCart();
  startFakeCart(bus);
  store.order(paneer, { ...hot, quantity: 2, note: 'no onion please' });
  store.order(paneer, mild);
  expect(store.cart()?.lines.map(({ quantity, note }) => [quantity, note])).toEqual([
    [2, 'no onion please'],
    [1, ''],
  ]);
  expect(store.ordered(3)).toBe(3);
});

test('a line is changed in its place, and made anew where it is gone', () => {
  const { bus, store } = aCart();
  startFakeCart(bus, [hot]);
  store.order(paneer, { ...mild, quantity: 4 }, lineIdOf(hot));
  expect(store.cart()?.lines).toMatchObject([{ lineId: lineIdOf(mild), quantity: 4 }]);
  store.order(paneer, hot, 'a line that is gone');
  expect(store.ordered(3)).toBe(5);
});

test('while nobody answers, a dish is waited for and asked for once; the answer ends it', () => {
  const { bus, store } = aCart();
  const changed = jest.fn();
  store.subscribe(changed);
  store.add(tikki);
  store.add(tikki);
  expect(store.ordered(1)).toBe('asked');
  expect(store.ordered(8)).toBe(0);
  expect(changed).toHaveBeenCalledTimes(1);

  startFakeCart(bus);
  expect(store.ordered(1)).toBe(1);
});

test('with a cart that answers at once, each press counts', () => {
  const { bus, store } = aCart();
  startFakeCart(bus);
  store.add(tikki);
  store.add(tikki);
  expect(store.ordered(1)).toBe(2);
});

test('a cart that stopped answering is noticed', () => {
  const { bus, store } = aCart();
  const stop = startFakeCart(bus);
  store.add(tikki);
  stop();
  store.add(chicken);
  expect(store.ordered(8)).toBe('asked');
});

test('more and less are about the line that was added last, and the last one is taken out', () => {
  const { bus, asked, hear, store } = aCart();
  startFakeCart(bus, [hot, { ...mild, quantity: 2 }, wanted(1)]);
  hear('cart/quantity-requested');
  hear('cart/remove-requested');
  const lineId = lineIdOf(mild);
  store.more(3);
  store.less(3);
  store.less(3);
  store.less(3);
  store.less(39);
  expect(asked).toEqual([
    { lineId, quantity: 3 },
    { lineId, quantity: 2 },
    { lineId, quantity: 1 },
    { lineId },
  ]);
  expect(store.lastLine(3)?.lineId).toBe(lineIdOf(hot));
});

test('choosing asks for the sheet', () => {
  const { bus, store } = aCart();
  const asked = jest.fn();
  bus.on('shop/choose-requested').subscribe(asked);
  store.choose(paneer);
  expect(asked).toHaveBeenCalledWith({ dishId: 3, lineId: null });
});

test('everyone who listens is told, whoever else stops listening', () => {
  const { bus, store } = aCart();
  const [one, other] = [jest.fn(), jest.fn()];
  const stop = store.subscribe(one);
  store.subscribe(other);
  stop();
  startFakeCart(bus);
  expect(one).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
});

test('who no longer listens is no longer told', () => {
  const { bus, store } = aCart();
  const changed = jest.fn();
  store.subscribe(changed)();
  startFakeCart(bus);
  store.add(tikki);
  expect(changed).not.toHaveBeenCalled();
});

test('the cart is the same for as long as nothing is told', () => {
  const { bus, store } = aCart();
  expect(store.cart()).toBeUndefined();
  startFakeCart(bus);
  expect(store.cart()).toBe(store.cart());
});
