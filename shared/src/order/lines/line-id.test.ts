import type { OrderLine } from '../order';
import { lineInputOf } from './line-id';

const line = {
  dishId: 7,
  name: 'Aloo Tikki Burger',
  quantity: 2,
  price: 120,
  choices: [{ group: 'size', choice: 'large', name: 'Large', price: 20 }],
  note: 'No onion',
} as unknown as OrderLine;

test('the input of an ordered line has its dish, options, note and quantity, without names and prices', () => {
  expect(lineInputOf(line)).toEqual({
    dishId: 7,
    choices: [{ group: 'size', choice: 'large' }],
    note: 'No onion',
    quantity: 2,
  });
});

test('the input of a line without a dish names dish 0, which no menu has', () => {
  expect(lineInputOf({ ...line, dishId: null }).dishId).toBe(0);
});
