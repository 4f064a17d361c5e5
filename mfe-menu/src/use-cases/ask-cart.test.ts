import { createBus } from '@burger/shared/bus';
import { dishes } from '@burger/shared/catalogue';
import { shopEvents } from '@burger/shared/contracts';
import { startFakeCart } from '../testing/fake-cart';
import { createCartDesk } from './ask-cart';

const burger = dishes[0]!;
const classicChicken = dishes.find((dish) => dish.name === 'Classic Chicken Burger')!;
const mangoShake = dishes.find((dish) => !dish.isAvailable)!;

function atDesk() {
  const bus = createBus(shopEvents);
  const asked: unknown[] = [];
  return { bus, asked, desk: createCartDesk(bus) };
}

test('adding asks with the picture to show: the own one, or that of the category', () => {
  const { bus, asked, desk } = atDesk();
  bus.on('cart/add-requested').subscribe(({ item }) => asked.push(item));
  desk.add(burger);
  desk.add(classicChicken);
  expect(asked).toEqual([
    { id: 1, name: 'Aloo Tikki Burger', price: '₹49', image: 'aloo-tikki-burger' },
    { id: 8, name: 'Classic Chicken Burger', price: '₹109', image: 'cat-burgers-non-veg' },
  ]);
});

test('what is out of season is never asked for', () => {
  const { bus, asked, desk } = atDesk();
  bus.on('cart/add-requested').subscribe((request) => asked.push(request));
  desk.add(mangoShake);
  expect(asked).toEqual([]);
});

test('while nobody answers, a dish is waited for and asked for once; the answer ends it', () => {
  const { bus, desk } = atDesk();
  const changed = jest.fn();
  desk.subscribe(changed);
  desk.add(burger);
  desk.add(burger);
  expect(desk.ordered(burger.id)).toBe('asked');
  expect(desk.ordered(classicChicken.id)).toBe(0);
  expect(changed).toHaveBeenCalledTimes(1);

  startFakeCart(bus);
  expect(desk.ordered(burger.id)).toBe(1);
});

test('with a cart that answers at once, each press counts', () => {
  const { bus, desk } = atDesk();
  startFakeCart(bus);
  desk.add(burger);
  desk.add(burger);
  expect(desk.ordered(burger.id)).toBe(2);
});

test('a cart that stopped answering is noticed', () => {
  const { bus, desk } = atDesk();
  const stop = startFakeCart(bus);
  desk.add(burger);
  stop();
  desk.add(classicChicken);
  expect(desk.ordered(classicChicken.id)).toBe('asked');
});

test('a quantity of 0 or less asks to remove', () => {
  const { bus, asked, desk } = atDesk();
  bus.on('cart/quantity-requested').subscribe((request) => asked.push(request));
  bus.on('cart/remove-requested').subscribe((request) => asked.push(request));
  desk.change(1, 2);
  desk.change(1, 0);
  desk.change(1, -1);
  expect(asked).toEqual([{ id: 1, quantity: 2 }, { id: 1 }, { id: 1 }]);
});

test('everyone who listens is told, whoever else stops listening', () => {
  const { bus, desk } = atDesk();
  const [one, other] = [jest.fn(), jest.fn()];
  const stop = desk.subscribe(one);
  desk.subscribe(other);
  stop();
  startFakeCart(bus);
  expect(one).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
});

test('who no longer listens is no longer told', () => {
  const { bus, desk } = atDesk();
  const changed = jest.fn();
  desk.subscribe(changed)();
  startFakeCart(bus);
  desk.add(burger);
  expect(changed).not.toHaveBeenCalled();
});
