import { askForShop } from './ask-for-shop';

test('asks for the shop as it is', () => {
  const emit = jest.fn();
  askForShop({ emit });
  expect(emit).toHaveBeenCalledWith('shop/refresh-requested', { revision: 0 });
});

test('a bus that does not know the shop costs nothing', () => {
  const emit = () => {
    throw new TypeError('Unknown event shop/refresh-requested');
  };
  expect(() => askForShop({ emit })).not.toThrow();
});
