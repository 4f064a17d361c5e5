import { cartText } from './kept-cart';
import { aCart, aLine, heldCart } from '../testing/a-cart';
import { cartWorld } from '../testing/cart-world';
import { plainSpecial, special, specialShop } from '../testing/special-shop';

const shop = specialShop();
const shown = (contents: Parameters<typeof heldCart>[0], promo: string | null = null) =>
  aCart(contents, promo, shop);

test('until the shop is there, what was kept is not known', () => {
  const { start, told, cart, tellShop } = cartWorld(cartText(heldCart({ 1: 2 })), null);
  start();
  expect([told(), cart.get()]).toEqual([undefined, undefined]);
  tellShop(shop);
  expect(told()).toEqual(shown({ 1: 2 }));
});

test.each([
  ['nothing', null],
  ['an empty cart', '{"version":2,"lines":[],"promo":null}'],
  ['nothing that can be read', '{"lines":[{}]}'],
])('%s is an empty cart at once', (_name, text) => {
  const { start, told } = cartWorld(text, null);
  start();
  expect(told()).toEqual(shown({}));
});

test('what is asked for meanwhile waits in its order, and loses nothing', () => {
  const { bus, start, told, add, tellShop } = cartWorld(cartText(heldCart({ 1: 3 })), null);
  add(aLine(1, 2));
  start();
  bus.emit('cart/quantity-requested', { lineId: '1', quantity: 9 });
  add(aLine(1));
  bus.emit('cart/promo-requested', { code: 'WELCOME15' });
  add({ dishId: special.id, quantity: 2, choices: [], note: '' });
  expect(told()).toBeUndefined();
  tellShop(shop);
  expect(told()).toEqual(shown([aLine(1, 10), plainSpecial(2)], 'WELCOME15'));
});

test('what waits is asked for once', () => {
  const { start, told, add, tellShop } = cartWorld(null, null);
  start();
  add(aLine(1));
  tellShop(shop);
  tellShop(specialShop());
  expect(told()).toEqual(shown({ 1: 1 }));
});

describe('the shop changes while the page is open', () => {
  test('prices follow', () => {
    const { start, told, tellShop } = cartWorld(cartText(heldCart({ 1: 2 })), shop);
    start();
    const dishes = shop.dishes.map((dish) => (dish.id === 1 ? { ...dish, price: '₹59' } : dish));
    tellShop({ ...shop, dishes });
    expect(told()?.total).toBe(2 * 5_900);
  });

  test('what is sold out stays in the cart, costs nothing, and is back when it is back', () => {
    const { start, told, kept, tellShop } = cartWorld(cartText(heldCart({ 1: 2, 2: 1 })), shop);
    start();
    const before = kept.read();
    tellShop(specialShop({ soldOut: [{ what: 1, until: null }] }));
    expect(told()?.lines[0]).toMatchObject({ problem: 'sold-out', price: 0, quantity: 2 });
    expect(told()?.total).toBe(9_900);
    expect(kept.read()).toBe(before);
    tellShop(specialShop());
    expect(told()).toEqual(shown({ 1: 2, 2: 1 }));
  });

  test('a dish that leaves the menu stays under its name', () => {
    const { start, told, tellShop } = cartWorld(cartText(heldCart({ 1: 2 })), shop);
    start();
    tellShop({ ...shop, dishes: [] });
    const line = { problem: 'dish-unknown', name: 'Aloo Tikki Burger', price: 0 };
    expect(told()?.lines).toMatchObject([line]);
    tellShop({ ...shop, dishes: [], revision: 5 });
    expect(told()?.lines).toMatchObject([line]);
  });

  test('a promo that is over is taken off, and that is told and kept', () => {
    const text = cartText(heldCart({ 1: 2 }, 'BIRTHDAY'));
    const { start, told, kept, notices, tellShop } = cartWorld(text, shop);
    start();
    tellShop({ ...shop, rules: { ...shop.rules, promos: [] } });
    expect(told()?.promo).toBeNull();
    expect(notices.get()).toMatchObject([{ kind: 'promo-taken-off', code: 'BIRTHDAY' }]);
    expect(kept.read()).toBe(cartText(heldCart({ 1: 2 })));
  });
});

describe('other tabs', () => {
  test('what another tab does shows here, and is not written back', () => {
    const { bus, start, told, kept, elsewhere } = cartWorld();
    start();
    const heard = jest.fn();
    bus.on('cart/changed').subscribe(heard);
    elsewhere(cartText(heldCart({ 2: 2 })));
    expect(told()).toEqual(shown({ 2: 2 }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(kept.read()).toBe(cartText(heldCart({ 2: 2 })));
  });

  test('a change here builds on what another tab stored, even before its event is heard', () => {
    const { start, told, kept, add } = cartWorld();
    start();
    kept.write(cartText(heldCart({ 1: 2 })));
    add(aLine(2));
    expect(told()).toEqual(shown({ 1: 2, 2: 1 }));
  });

  test('a code is judged by what another tab stored', () => {
    const { bus, start, told, kept } = cartWorld();
    start();
    kept.write(cartText(heldCart({ 2: 6 })));
    bus.emit('cart/promo-requested', { code: 'FAMILY5' });
    expect(told()?.promo).toBe('FAMILY5');
  });

  test('damaged lines are told once, then they are gone from the storage', () => {
    const text = JSON.stringify({ lines: [aLine(1), { dishId: 'x' }] });
    const { start, notices, kept } = cartWorld(text);
    start();
    expect(notices.get()).toEqual([{ kind: 'lines-lost' }]);
    expect(kept.read()).toBe(cartText(heldCart({ 1: 1 })));
  });
});
