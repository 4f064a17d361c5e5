import { aShop } from '@burger/shared/testing/shop';
import { mostPopular } from './most-popular';

const { dishes } = aShop();

test('one of each category comes before a second one', () =>
  expect(mostPopular(dishes).map(({ name }) => name)).toEqual([
    'Aloo Tikki Burger',
    'Crispy Chicken Burger',
    'Chicken Tikka Wrap',
    'French Fries',
  ]));

test('what cannot be had is left out, and a small menu offers what it has', () => {
  const burgers = dishes.filter((dish) => dish.category === 'burgers-veg');
  expect(mostPopular(burgers)).toHaveLength(2);
  const soldOut = burgers.map((dish) => ({ ...dish, isAvailable: false }));
  expect(mostPopular(soldOut)).toEqual([]);
});
