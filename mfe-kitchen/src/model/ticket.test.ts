import fc from 'fast-check';
import { anOrder, numbered } from '../testing/an-order';
import { customerBill } from './customer-bill';
import { shortNumber, ticketOf } from './ticket';

const gst = {
  scheme: 'regular',
  gstin: '29ABCDE1234F1Z5',
  sac: '996331',
  cgst: 250,
  sgst: 250,
} as const;

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

describe('the bill', () => {
  test('adds up: the sums that it shows are its total', () => {
    const { sums, total, lines } = customerBill(
      anOrder({
        total: 20426,
        bill: { subtotal: 22700, discount: 3650, promo: 'X', delivery: 1000, cgst: 188, sgst: 188 },
      }),
      gst,
    );
    expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(lines.map(({ amount }) => amount)).toEqual([13800, 8900]);
  });

  test('shows no discount where there is none, and the delivery also where it is free', () => {
    const free = anOrder({
      bill: { subtotal: 100, discount: 0, promo: '', delivery: 0, cgst: 0, sgst: 0 },
    });
    expect(customerBill(free, null).sums.map(({ what }) => what)).toEqual(['subtotal', 'delivery']);
  });

  test('a server that does not tell prices yet leaves the total', () => {
    const { bill: _bill, ...rest } = numbered(1);
    const untold = { ...rest, lines: rest.lines.map(({ price: _price, ...line }) => line) };
    expect(customerBill(untold, gst)).toMatchObject({ sums: [], total: 24076, gstin: gst.gstin });
    expect(customerBill(untold, gst).lines[0]?.amount).toBeNull();
  });

  test('who is not registered has no number', () => {
    expect(customerBill(anOrder(), { ...gst, scheme: 'unregistered' }).gstin).toBeNull();
  });
});
