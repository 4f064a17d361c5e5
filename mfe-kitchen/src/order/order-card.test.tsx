import type { KitchenOrder } from '@burger/shared/kitchen';
import { render } from '@testing-library/react';
import { numbered } from '../testing/an-order';
import { OrderCard } from './order-card';
import { OrderFacts } from './order-dialog';
import { TicketPaper } from './print';

const dish = { quantity: 1, isVeg: true, choices: [], note: '' };
const long = numbered(1001, {
  lines: [
    ...Array.from({ length: 40 }, (_, at) => ({ ...dish, name: `Dish ${at + 1} of forty` })),
    {
      ...dish,
      name: `${'A burger with a long name, '.repeat(8)}and its end`,
      choices: [`${'A choice of many words, '.repeat(8)}WITHOUT SESAME`],
      note: `${'A note of many words, '.repeat(20)}NO EGG`,
    },
  ],
  customer: {
    ...numbered(1).customer,
    instructions:
      'Please ring the bell twice, the dog is friendly.\nLeave it with the guard if nobody answers.\nLess spicy, no onion.\nALLERGY: PEANUTS',
  },
});
const asked = ['Dish 40 of forty', 'and its end', 'WITHOUT SESAME', 'NO EGG', 'ALLERGY: PEANUTS'];

const card = (status: KitchenOrder['status'], brief: boolean, changes = {}) => (
  <OrderCard
    order={{ ...long, status, ...changes }}
    now={Date.parse(long.createdAt)}
    pending={null}
    brief={brief}
  />
);

test.each([
  ['a new card', card('placed', false)],
  ['a card that cooks', card('confirmed', false)],
  ['a card for later', card('confirmed', true)],
  ['a card that is out', card('out_for_delivery', true)],
  ['the order itself', <OrderFacts key="facts" order={long} />],
  ['the ticket', <TicketPaper key="ticket" order={long} />],
])('%s shows to its end what a customer asks for', (_where, view) => {
  const { container } = render(view);
  for (const words of asked) {
    const found = [...container.querySelectorAll('*')].filter((one) =>
      one.textContent?.includes(words),
    );
    expect([words, found.length > 0]).toEqual([words, true]);
    const hiding = found.filter((one) => getComputedStyle(one).overflow === 'hidden');
    expect([words, hiding]).toEqual([words, []]);
  }
});

test('a bag that is packed says that it waits for its rider, and one that is fetched says nothing', () => {
  const words = (kind: 'delivery' | 'pickup') =>
    render(card('ready', false, { kind, rider: null })).container.textContent;
  expect(words('delivery')).toContain('Waits for a rider');
  expect(words('pickup')).not.toContain('Waits for a rider');
});
