import fc from 'fast-check';
import { anOrder } from '../testing/an-order';
import { shortNumber, ticketOf } from './ticket';

test('a ticket has each dish with its choices and its note, and no price anywhere', () => {
  const ticket = ticketOf(anOrder());
  expect(ticket.lines).toEqual([
    {
      quantity: 2,
      name: 'Aloo Tikki Burger',
      choices: ['Extra spicy', 'Cheese slice'],
      note: 'Cut in half',
    },
    { quantity: 1, name: 'Cold Coffee', choices: [], note: '' },
  ]);
  expect(ticket.pieces).toBe(3);
  expect(JSON.stringify(ticket)).not.toMatch(/6900|8900|24076|240\.76/);
});

test('a number in two parts is the number', () => {
  fc.assert(
    fc.property(fc.string(), (orderId) => {
      const { head, tail } = shortNumber(orderId);
      expect(head + tail).toBe(orderId);
      expect(tail.length).toBeLessThanOrEqual(4);
    }),
  );
});
