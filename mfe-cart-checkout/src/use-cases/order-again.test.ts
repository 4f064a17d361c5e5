import { createBus } from '@burger/shared/bus';
import { dishes } from '@burger/shared/catalogue';
import { shopEvents } from '@burger/shared/contracts';
import { anOrder } from '../testing/an-order';
import { createOrderAgain } from './order-again';

test('the same dishes in the same numbers, and nothing that cannot be had', () => {
  const bus = createBus(shopEvents);
  const added: number[] = [];
  const numbers: [number, number][] = [];
  bus.on('cart/add-requested').subscribe(({ item }) => added.push(item.id));
  bus.on('cart/quantity-requested').subscribe(({ id, quantity }) => numbers.push([id, quantity]));
  const gone = dishes.find((dish) => !dish.isAvailable);
  const line = { name: 'As it was', price: 1, image: '' };
  const order = anOrder({
    items: [
      { ...line, id: 1, quantity: 2 },
      { ...line, id: 3, quantity: 1 },
      { ...line, id: gone?.id ?? 0, quantity: 1 },
    ],
  });
  createOrderAgain(bus, dishes)(order);
  expect(added).toEqual([1, 3]);
  expect(numbers).toEqual([[1, 2]]);
});
