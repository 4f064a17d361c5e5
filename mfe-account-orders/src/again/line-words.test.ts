import type { OrderLine } from '@burger/shared/order';
import { choiceNames, lineText } from './again';

const choice = (name: string) => ({ group: 'extras', choice: 'x', name, price: 0 });
const line = (changes: Partial<OrderLine> = {}): OrderLine => ({
  dishId: 3,
  name: 'Spicy Paneer Burger',
  price: 14_900,
  quantity: 1,
  image: '',
  choices: [],
  note: '',
  ...changes,
});

test('what a damaged document does not name is left out', () => {
  expect(choiceNames(line({ choices: [choice(''), choice('Hot')] }))).toEqual(['Hot']);
  expect(lineText(line({ name: '' }), 'Dish without a name')).toBe('Dish without a name');
});
