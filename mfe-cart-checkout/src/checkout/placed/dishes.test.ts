import { aLine, specialShop } from '../../testing/a-cart';
import { anItem, anOrder } from '../../testing/an-order';
import { ownedCart } from '../../testing/cart-services';
import { orderAgain } from './dishes';

const again = (items: ReturnType<typeof anItem>[], soldOut: number[] = []) => {
  const shop = specialShop({ soldOut: soldOut.map((what) => ({ what, until: null })) });
  const world = ownedCart(null, shop);
  world.start();
  orderAgain(world.bus, anOrder({ items }));
  return world;
};

test('ordering again creates one notice per dish that is not available', () => {
  const gone = anItem({ id: 4711, name: 'Old favourite' });
  const { cart, notices } = again([anItem(), anItem({ id: 2 }), gone], [2]);
  expect(cart.get()?.lines).toMatchObject([aLine(1, 2)]);
  expect(notices.get()).toMatchObject([
    { name: 'Classic Veg Burger', problem: 'sold-out' },
    { name: 'Old favourite', problem: 'dish-unknown' },
  ]);
});

test('ordering again skips a damaged order line', () => {
  const { cart } = again([anItem({ id: 'x' as never }), anItem()]);
  expect(cart.get()?.lines).toMatchObject([aLine(1, 2)]);
});
