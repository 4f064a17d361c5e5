import * as v from 'valibot';
import { lineInShop } from '../lines';
import { aShop } from '../testing/a-shop';
import { CartSchema } from './cart';
import { askToAdd, cartOf, tellCart, wantedOf } from './former';

const shop = aShop();
const wanted = (dishId: number, quantity: number, note = '') => ({
  dishId,
  choices: [],
  note,
  quantity,
});
const cart = {
  lines: [wanted(1, 2), wanted(1, 1, 'well done'), wanted(2, 1)].map((line) =>
    lineInShop(line, shop),
  ),
  total: 3 * 4_900 + 9_900,
  promo: null,
};

test('what is told is what is read, and readers of contract 2 find one item a dish', () => {
  const told = v.parse(CartSchema, tellCart(cart));
  expect(cartOf(told)).toEqual(cart);
  expect(told.items.map(({ id, price, quantity }) => [id, price, quantity])).toEqual([
    [1, '₹49', 3],
    [2, '₹99', 1],
  ]);
});

test('a cart of contract 2 is read into lines', () => {
  const { lines: _lines, ...former } = tellCart(cart);
  expect(
    cartOf(former).lines.map(({ lineId, price, quantity }) => [lineId, price, quantity]),
  ).toEqual([
    ['1', 4_900, 3],
    ['2', 9_900, 1],
  ]);
});

test('an add of contract 2 asks for one of the dish as it comes', () => {
  const item = { id: 1, name: 'Aloo Tikki Burger', price: '₹49', image: '' };
  expect(wantedOf({ item })).toEqual(wanted(1, 1));
  expect(wantedOf(askToAdd(wanted(1, 3, 'hot'), item))).toEqual(wanted(1, 3, 'hot'));
});
