import { createBus } from '@burger/shared/bus';
import { dishes } from '@burger/shared/catalogue';
import { shopEvents } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { emptyCart } from '../model/cart';
import type { CartNotice } from '../model/cart-notice';
import { createCell } from '../model/cell';
import { cartText, itemOf } from '../model/restore-cart';
import { aCart } from '../testing/a-cart';
import { keptTextInMemory } from '../testing/kept-in-memory';
import { ownCart } from './own-cart';

const house = { dishes, promos: restaurant.promos };
const item = (id: number) => itemOf(dishes.find((dish) => dish.id === id)!);

function setUp(stored: string | null = null) {
  const bus = createBus(shopEvents);
  const notices = createCell<readonly CartNotice[]>([]);
  const { kept, elsewhere } = keptTextInMemory(stored);
  const start = () => ownCart({ bus, kept, house, notices });
  const cart = () => bus.latest('cart/changed');
  return { bus, notices, kept, elsewhere, start, cart };
}

test('says at once what is in the cart: nothing, or what was kept', () => {
  const fresh = setUp();
  fresh.start();
  expect(fresh.cart()).toEqual(emptyCart);
  const back = setUp(cartText(aCart({ 1: 2 }, 'BIRTHDAY')));
  back.start();
  expect(back.cart()).toEqual(aCart({ 1: 2 }, 'BIRTHDAY'));
});

test('answers every request, those before its start too, and keeps the result', () => {
  const { bus, start, cart, kept } = setUp();
  bus.emit('cart/add-requested', { item: item(1) });
  start();
  bus.emit('cart/add-requested', { item: item(1) });
  bus.emit('cart/add-requested', { item: item(2) });
  expect(cart()).toEqual(aCart({ 1: 2, 2: 1 }));
  bus.emit('cart/quantity-requested', { id: 2, quantity: 4 });
  expect(cart()).toEqual(aCart({ 1: 2, 2: 4 }));
  bus.emit('cart/quantity-requested', { id: 1, quantity: 0 });
  expect(cart()).toEqual(aCart({ 2: 4 }));
  expect(kept.read()).toBe(cartText(aCart({ 2: 4 })));
  bus.emit('cart/remove-requested', { id: 2 });
  expect(cart()).toEqual(emptyCart);
});

test('names and prices come from the catalogue, not from who asks', () => {
  const { bus, start, cart } = setUp();
  start();
  bus.emit('cart/add-requested', { item: { ...item(1), price: '₹0', name: 'Free burger' } });
  expect(cart()).toEqual(aCart({ 1: 1 }));
});

test('a dish that is unknown or out of season is not added, and that is told', () => {
  const { bus, start, cart, notices } = setUp();
  start();
  bus.emit('cart/add-requested', { item: { ...item(1), id: 4711 } });
  bus.emit('cart/add-requested', { item: item(50) });
  expect(cart()).toEqual(emptyCart);
  expect(notices.get()).toEqual([
    { kind: 'dish-unknown' },
    { kind: 'dish-unavailable', name: item(50).name },
  ]);
});

test('a promo is upper-cased, one at a time, and a blank code takes it off', () => {
  const { bus, start, cart } = setUp(cartText(aCart({ 2: 3 })));
  start();
  bus.emit('cart/promo-requested', { code: ' welcome15 ' });
  expect(cart()?.promo).toBe('WELCOME15');
  bus.emit('cart/promo-requested', { code: 'HAPPY30' });
  expect(cart()?.promo).toBe('HAPPY30');
  bus.emit('cart/promo-requested', { code: '' });
  expect(cart()?.promo).toBeNull();
});

test('a promo that does not apply leaves the cart as it is, and that is told', () => {
  const { bus, start, cart, notices } = setUp(cartText(aCart({ 1: 1 }, 'BIRTHDAY')));
  start();
  bus.emit('cart/promo-requested', { code: 'family5' });
  expect(cart()?.promo).toBe('BIRTHDAY');
  expect(notices.get()).toEqual([
    { kind: 'promo-refused', code: 'FAMILY5', refusal: { reason: 'minimum', minOrder: 500 } },
  ]);
  bus.emit('cart/promo-requested', { code: 'WELCOME15' });
  expect(notices.get()).toEqual([]);
});

test('a promo whose minimum is no longer met is taken off, and that is told', () => {
  const { bus, start, cart, notices } = setUp(cartText(aCart({ 2: 6 }, 'FAMILY5')));
  start();
  bus.emit('cart/quantity-requested', { id: 2, quantity: 5 });
  expect(cart()?.promo).toBeNull();
  expect(notices.get()).toEqual([{ kind: 'promo-taken-off', code: 'FAMILY5', minOrder: 500 }]);
});

test('clearing empties everything, notices and promo too', () => {
  const { bus, start, cart, notices } = setUp(cartText(aCart({ 1: 1 }, 'BIRTHDAY')));
  start();
  bus.emit('cart/promo-requested', { code: 'FAMILY5' });
  bus.emit('cart/clear-requested', {});
  expect(cart()).toEqual(emptyCart);
  expect(notices.get()).toEqual([]);
});

test('what another tab does shows here, and is not written back', () => {
  const { bus, start, cart, kept, elsewhere } = setUp();
  start();
  const heard = jest.fn();
  bus.on('cart/changed').subscribe(heard);
  elsewhere(cartText(aCart({ 3: 2 })));
  expect(cart()).toEqual(aCart({ 3: 2 }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(kept.read()).toBe(cartText(aCart({ 3: 2 })));
});

test('a change here builds on what another tab stored, even before its event is heard', () => {
  const { bus, start, cart, kept } = setUp();
  start();
  kept.write(cartText(aCart({ 1: 2 })));
  bus.emit('cart/add-requested', { item: item(3) });
  expect(cart()).toEqual(aCart({ 1: 2, 3: 1 }));
});

test('damaged lines are told once, then they are gone from the storage', () => {
  const { start, notices, kept } = setUp('{"items":[{"id":1,"quantity":1},{"id":"x"}]}');
  start();
  expect(notices.get()).toEqual([{ kind: 'lines-lost' }]);
  expect(kept.read()).toBe(cartText(aCart({ 1: 1 })));
});

test('after its end it answers nothing', () => {
  const { bus, start, cart, elsewhere } = setUp();
  start()();
  bus.emit('cart/add-requested', { item: item(1) });
  elsewhere(cartText(aCart({ 3: 2 })));
  expect(cart()).toEqual(emptyCart);
});
