import type { OrderDocument } from '@burger/shared/order';
import { published } from '@burger/shared/testing/a-shop';
import { feedIn, testCounter } from '../../testing/counter';

const spicy = { group: 'spice-hot', choice: 'extra-spicy' };
const kannada = published.words['kn']!;
const dish = kannada.dishes['3']!.name;
const choice = kannada.groups['spice-hot']!.choices['extra-spicy']!;
const counter = testCounter();

/** Orders a dish with an option from a page in Kannada. Names come from the menu, not from the request. */
async function placeInKannada(): Promise<OrderDocument> {
  const made = { dishId: 3, quantity: 1, choices: [spicy], note: '' };
  const key = await counter.place({
    language: 'kn',
    lines: [{ ...made, name: 'Free lunch', names: { kn: 'ಉಚಿತ' } }],
    agreedTotal: 13_546,
  });
  return counter.orderStore.orders.get(key)!;
}

test('a stored order keeps the names of dishes and options in each language', async () => {
  const [item] = (await placeInKannada()).items;
  expect(item).toMatchObject({
    name: 'Spicy Paneer Burger',
    names: { kn: dish, hi: published.words['hi']!.dishes['3']!.name },
    choices: [{ name: 'Extra spicy', names: { kn: choice } }],
  });
});

test("kitchen and mail show English dish names, the printed bill the customer's language as well", async () => {
  await placeInKannada();
  const [order] = feedIn(await counter.get('/orders')).orders;
  expect(order?.lines).toMatchObject([
    {
      name: 'Spicy Paneer Burger',
      choices: ['Extra spicy'],
      called: { name: dish, choices: [choice] },
    },
  ]);
  const [theirs] = counter.mails.filter(({ kind }) => kind === 'order');
  expect(theirs?.text).toContain('1 × Spicy Paneer Burger');
  expect(theirs?.text).not.toContain(dish);
});
