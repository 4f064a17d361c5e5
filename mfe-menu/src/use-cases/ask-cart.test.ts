import type { ShopBus } from '@burger/shared/bus';
import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/lines';
import { dishOf } from '@burger/shared/testing/shop';
import { startFakeCart, startFormerCart, wanted } from '../testing/fake-cart';
import { createCartStore } from './ask-cart';

const tikki = dishOf(1);
const chicken = dishOf(8);
const paneer = dishOf(3);
const mangoShake = dishOf(50);

const hot = wanted(3, { choices: [{ group: 'spice-hot', choice: 'extra-spicy' }] });
const mild = wanted(3, { choices: [{ group: 'spice-hot', choice: 'less-spicy' }] });

function aCart(bus: ShopBus = createBus(shopEvents)) {
  const asked: unknown[] = [];
  const hear = (name: 'cart/add-requested' | 'cart/quantity-requested' | 'cart/remove-requested') =>
    bus.on(name).subscribe((request) => asked.push(request));
  return { bus, asked, hear, store: createCartStore(bus) };
}

test('adding asks for one as the dish comes, and says what a cart of contract 2 has to know', () => {
  const { asked, hear, store } = aCart();
  hear('cart/add-requested');
  store.add(tikki);
  store.add(chicken);
  store.add(paneer);
  expect(asked).toEqual([
    {
      item: { id: 1, name: 'Aloo Tikki Burger', price: '₹49', image: tikki.image },
      wanted: wanted(1),
    },
    {
      item: { id: 8, name: 'Classic Chicken Burger', price: '₹109', image: chicken.image },
      wanted: wanted(8),
    },
    {
      item: { id: 3, name: 'Spicy Paneer Burger', price: '₹129', image: paneer.image },
      wanted: wanted(3),
    },
  ]);
});

test('a dish without a picture is asked for with none: that of another would be untrue', () => {
  const { asked, hear, store } = aCart();
  hear('cart/add-requested');
  store.add({ ...tikki, image: '' });
  expect(asked).toMatchObject([{ item: { image: '' } }]);
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
    { id: 3, lineId, quantity: 3 },
    { id: 3, lineId, quantity: 2 },
    { id: 3, lineId, quantity: 1 },
    { id: 3, lineId },
  ]);
  expect(store.lastLine(3)?.lineId).toBe(lineIdOf(hot));
});

test('a cart of contract 2 is read and asked: one of the dish, as it comes', () => {
  const { bus, store } = aCart();
  startFormerCart(bus, [
    { id: 1, name: 'Aloo Tikki Burger', image: '', price: '₹49', quantity: 2 },
  ]);
  expect(store.ordered(1)).toBe(2);
  store.order(paneer, { ...hot, quantity: 3 });
  expect(store.ordered(3)).toBe(1);
  store.more(1);
  expect(store.ordered(1)).toBe(3);
});

describe('choosing', () => {
  const { 'shop/choose-requested': _sheet, ...former } = shopEvents;
  const formerBus = () => createBus(former) as unknown as ShopBus;

  test('asks for the sheet', () => {
    const { bus, store } = aCart();
    const asked = jest.fn();
    bus.on('shop/choose-requested').subscribe(asked);
    store.choose(paneer);
    expect(asked).toHaveBeenCalledWith({ dishId: 3, lineId: null });
  });

  test('in a shell of contract 2, which has no sheet, the dish is made as it comes, then as it was', () => {
    const { bus, store } = aCart(formerBus());
    startFakeCart(bus, [hot]);
    store.choose(paneer);
    expect(store.cart()?.lines).toMatchObject([{ lineId: lineIdOf(hot), quantity: 2 }]);
    store.choose(dishOf(20));
    expect(store.cart()?.lines[1]).toMatchObject({ dishId: 20, quantity: 1 });
  });
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
  startFormerCart(bus);
  expect(store.cart()).toBe(store.cart());
});
