import { createBus } from '@burger/shared/bus';
import { dishes } from '@burger/shared/catalogue';
import { shopEvents } from '@burger/shared/contracts';
import type { PastItem } from '../model/past-order';
import { createReorder } from './reorder';

const item = (id: number, quantity: number): PastItem => ({
  id,
  name: 'As it was called',
  price: 100,
  quantity,
  image: '',
});

test("puts today's dishes into the cart, on top of what is there", () => {
  const bus = createBus(shopEvents);
  const [first, second] = dishes;
  if (!first || !second) throw new Error('The menu is empty');
  const { id, name, price } = first;
  bus.emit('cart/changed', {
    items: [{ id, name, price, image: 'x', quantity: 2 }],
    total: 0,
    promo: null,
  });
  const asked: unknown[] = [];
  bus.on('cart/add-requested').subscribe((event) => asked.push(event.item.id));
  bus.on('cart/quantity-requested').subscribe((event) => asked.push(event));

  const again = createReorder(bus)([
    item(first.id, 3),
    item(second.id, 1),
    item(50, 1),
    item(999, 1),
  ]);

  expect(asked).toEqual([first.id, { id: first.id, quantity: 5 }, second.id]);
  expect(again.missing).toEqual([dishes.find((dish) => dish.id === 50)?.name, 'As it was called']);
});
