import { renderPage } from '@burger/shared/testing';
import { anOrder } from '@burger/shared/testing/an-order';
import { screen } from '@testing-library/react';
import { iso } from '../testing/a-track';
import { BookedPayment } from './booked-payment.lazy';

const refund = (amount: number, state: 'done' | 'failed') => ({
  ...{ id: `${amount}`, of: 'pay_1', amount, reason: 'taken-back', at: iso(0), state, tries: 1 },
});
const booked = (changes: object, refunds: object[] = []) => ({
  ...anOrder({
    orderStatus: 'cancelled',
    paymentMethod: 'online',
    paymentStatus: 'paid',
    paidBy: 'online',
  }),
  online: {
    ...{ state: 'paid', amount: 102.9, until: iso(0), attempt: 'a', paidBy: 'pay_1', askAt: null },
    payments: [{ id: 'pay_1', amount: 102.9, fee: null, at: iso(0) }],
    refunds,
    ...changes,
  },
});

test.each<[string, object, string | RegExp]>([
  [
    'refunded in two parts',
    booked({}, [refund(50, 'done'), refund(20.5, 'done')]),
    /^₹70\.50 has gone back/,
  ],
  [
    'with a failed refund',
    booked({}, [refund(50, 'done'), refund(20.5, 'failed')]),
    /^₹20\.50 could not be given back yet/,
  ],
  ['not refunded yet', booked({}), /^Nothing is cooked/],
  [
    'cancelled without payment',
    booked({ state: 'let-go', paidBy: '', payments: [] }),
    /^It was not paid in time/,
  ],
  [
    'paid out by hand',
    booked({}, [{ ...refund(102.9, 'done'), paidOut: { by: 'upi', at: iso(1) } }]),
    '₹102.90 was given back to you by UPI.',
  ],
])('the payment of a finished order %s shows its state', (_what, data, words) => {
  renderPage(<BookedPayment data={data} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('an order with a damaged payment shows no payment line', () => {
  const { container } = renderPage(<BookedPayment data={booked({ state: 'odd' })} />);
  expect(container).toHaveTextContent('');
});
