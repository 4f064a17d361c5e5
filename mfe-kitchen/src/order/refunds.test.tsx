import type { KitchenOrder, RefundRequest, TakeBackRequest } from '@burger/shared/kitchen';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KitchenApi } from '../api';
import { ok, unreached } from '../testing/a-server';
import { anOrder, anInvoice, iso, noon } from '../testing/an-order';
import { press, renderedOrder } from '../testing/rendered';

const user = userEvent.setup();
type Online = NonNullable<KitchenOrder['online']>;
type Refund = Online['refunds'][number];

const aRefund = (changes: Partial<Refund> = {}): Refund => ({
  ...{ id: 'cancelled', amount: 24_076, reason: 'cancelled', at: iso(noon), state: 'requested' },
  ...changes,
});
const paidOnline = (changes: Partial<KitchenOrder>, online: Partial<Online> = {}) =>
  anOrder({
    payment: 'online',
    online: { state: 'paid', left: 24_076, refunds: [], ...online },
    ...changes,
  });

test('cancelling an order paid online announces the refund and offers it immediately', async () => {
  const order = paidOnline({ status: 'preparing' });
  const history = [
    { status: 'preparing', at: iso(Date.now()), by: 'kitchen' } as const,
    { status: 'cancelled', at: iso(Date.now()), by: 'kitchen' } as const,
  ];
  const refunded = paidOnline({ status: 'cancelled', history }, { left: 0, refunds: [aRefund()] });
  const refund = jest.fn<ReturnType<KitchenApi['refund']>, [string]>();
  refund.mockReturnValueOnce(unreached).mockReturnValueOnce(ok(refunded));
  const { closed } = await renderedOrder(order, { refund });
  expect(screen.queryByRole('button', { name: /Refund/ })).not.toBeInTheDocument();
  await press('Cancel this order');
  expect(screen.getByText('₹240.76 was paid online and is refunded.')).toBeVisible();
  await press('Too busy');
  expect(closed).not.toHaveBeenCalled();
  expect(screen.getByText(/is refunded by itself two minutes after/)).toBeVisible();
  await press('Refund ₹240.76 now');
  expect(screen.getByRole('alert')).toHaveTextContent('No answer');
  await press('Refund ₹240.76 now');
  expect(refund.mock.calls).toEqual([[order.key], [order.key]]);
  expect(screen.getByText('on its way')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Refund|Undo/ })).not.toBeInTheDocument();
});

test('cancelling an order paid when it was entered shows what was paid, and asks how it is given back', async () => {
  const ahead = { paidAhead: true, payment: 'upi', paid: 27_090, total: 40_000 } as const;
  const { stepped } = await renderedOrder(anOrder({ status: 'preparing', ...ahead }));
  await press('Cancel this order');
  expect(screen.getByRole('alert')).toHaveTextContent('Give back ₹270.90: the customer paid');
  const method = screen.getByLabelText('Given back');
  expect(method).toHaveDisplayValue('By UPI');
  await user.selectOptions(method, 'In cash');
  await press('Too busy');
  expect(stepped.mock.calls).toEqual([['cancelled', { reason: 'too-busy', payment: 'cash' }]]);
});

test('a cancelled order that was paid when it was entered shows what was given back, and how', async () => {
  const ahead = { paidAhead: true, payment: 'upi', paid: 27_090, total: 40_000 } as const;
  await renderedOrder(anOrder({ status: 'cancelled', ...ahead, paidBack: 'cash' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Give back ₹270.90 in cash');
});

test('money that went back beyond what was paid is shown until staff mark it as settled', async () => {
  const overpaid = [{ id: 'rfnd_1', amount: 24_076, at: iso(noon) }];
  const order = paidOnline({ status: 'cancelled' }, { left: 0, overpaid });
  const settled = [{ ...overpaid[0]!, settledAt: iso(noon) }];
  const requests: RefundRequest[] = [];
  await renderedOrder(order, {
    mendRefund: (_key, request) => {
      requests.push(request);
      return ok(paidOnline({ status: 'cancelled' }, { left: 0, overpaid: settled }));
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('₹240.76 went back to the customer beyond');
  await press('We let it be');
  expect(requests).toEqual([{ refund: 'rfnd_1', to: 'settled', reason: 'We let it be' }]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a refund outside after delivery asks for a credit note', async () => {
  const history = [{ status: 'delivered', at: iso(noon), by: 'rider' } as const];
  const outside = aRefund({ reason: 'at-provider', state: 'done', at: iso(noon + 60_000) });
  await renderedOrder(paidOnline({ status: 'delivered', history }, { refunds: [outside] }));
  expect(screen.getByText(/^₹240\.76 went back at Razorpay after/)).toBeVisible();
});

test('a refund during a dispute shows that it waits', async () => {
  const refund = aRefund({ waits: true });
  await renderedOrder(paidOnline({ status: 'cancelled' }, { left: 0, refunds: [refund] }));
  expect(screen.getByText('waits for the end of the dispute')).toBeVisible();
});

test('a failed refund below the smallest refund of the provider is only paid out by hand', async () => {
  const refund = aRefund({ state: 'failed', amount: 99 });
  await renderedOrder(paidOnline({ status: 'cancelled' }, { left: 0, refunds: [refund] }));
  expect(screen.getByRole('alert')).toHaveTextContent('no less than ₹1');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a rest below ₹1 of a cancelled order is paid out by hand, and no refund is offered', async () => {
  await renderedOrder(paidOnline({ status: 'cancelled' }, { left: 99 }));
  expect(screen.getByText(/₹0.99 was paid online.*pay it out by hand/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Refund/ })).not.toBeInTheDocument();
});

test('recording a payout while the provider is unreachable needs a second confirmation', async () => {
  const requests: RefundRequest[] = [];
  const refused = { kind: 'refused', message: 'We could not ask.', field: 'anyway' } as const;
  const order = paidOnline({ status: 'cancelled' }, { refunds: [aRefund({ state: 'failed' })] });
  await renderedOrder(order, {
    mendRefund: (_key, request) => {
      requests.push(request);
      return request.anyway ? ok(order) : Promise.resolve(refused);
    },
  });
  await press('Paid out another way');
  await press('Paid out in cash');
  expect(screen.getByText('We could not ask.')).toBeVisible();
  await press('Record it anyway: in cash');
  expect(requests.map(({ by, anyway }) => [by, anyway])).toEqual([
    ['cash', undefined],
    ['cash', true],
  ]);
});

test('cancelling an unpaid order mentions no refund', async () => {
  const { closed, stepped } = await renderedOrder(anOrder({ status: 'preparing' }));
  await press('Cancel this order');
  expect(screen.queryByText(/goes back/)).not.toBeInTheDocument();
  await press('Something is sold out');
  expect(stepped.mock.calls).toEqual([['cancelled', { reason: 'item-unavailable' }]]);
  expect(closed).toHaveBeenCalledTimes(1);
});

test.each<[Refund['state'], Refund['reason'], string, isOffered: boolean]>([
  ['requested', 'late', '₹240.76 · paid too late · 21 Nov 2026, 12:00 PM: on its way', false],
  ['done', 'twice', '₹240.76 · paid twice · 21 Nov 2026, 12:00 PM: done', false],
  ['failed', 'taken-back', '₹240.76 · given back · 21 Nov 2026, 12:00 PM: failed', true],
])('a %s refund with the reason %s shows "%s"', async (state, reason, text, isOffered) => {
  await renderedOrder(
    paidOnline({ status: 'delivered' }, { refunds: [aRefund({ state, reason })] }),
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toContainEqual(expect.stringContaining(text));
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(isOffered ? 1 : 0);
});

test.each([
  ['Try again', 'The bank refused it', { to: 'again' }],
  ['Paid out another way', 'Paid out in cash', { to: 'paid-out', by: 'cash' }],
  ['Paid out another way', 'Paid out by UPI', { to: 'paid-out', by: 'upi' }],
] as const)('a failed refund offers "%s" with the reason "%s"', async (button, reason, request) => {
  const failed = paidOnline(
    { status: 'cancelled' },
    { left: 0, refunds: [aRefund({ state: 'failed' })] },
  );
  const mended = paidOnline(
    { status: 'cancelled' },
    { left: 0, refunds: [aRefund({ state: 'done' })] },
  );
  const requests: [string, RefundRequest][] = [];
  const mendRefund: KitchenApi['mendRefund'] = (...all) => (requests.push(all), ok(mended));
  await renderedOrder(failed, { mendRefund });
  expect(screen.getByRole('alert')).toHaveTextContent('still has to get it');
  await press(button);
  await press(reason);
  expect(requests).toEqual([[failed.key, { refund: 'cancelled', reason, ...request }]]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a credit note after delivery', () => {
  const handedOver = (payment: 'cash' | 'online') =>
    payment === 'online'
      ? paidOnline({ status: 'delivered', papers: [anInvoice()] })
      : anOrder({ status: 'delivered', payment, papers: [anInvoice()] });

  async function form(order: KitchenOrder, requests: TakeBackRequest[] = []) {
    await renderedOrder(order, {
      takeBack: (_key, request) => (requests.push(request), ok(order)),
    });
    await press('Give money back');
    return within(screen.getByRole('group', { name: 'What is it for?' }));
  }

  test.each([
    ['online', '₹100.50 goes back online.', undefined],
    ['cash', 'Pay out ₹100.50.', 'cash'],
  ] as const)(
    'a credit note of an order paid by %s accepts an amount and shows how it is refunded',
    async (payment, text, out) => {
      const requests: TakeBackRequest[] = [];
      const inForm = await form(handedOver(payment), requests);
      await user.type(inForm.getByLabelText(/another amount, in rupees/), '100.5');
      expect(inForm.getByRole('status')).toHaveTextContent(text);
      await press('Not good');
      expect(requests).toMatchObject([{ taken: [], amount: 10_050, reason: 'Not good' }]);
      expect(requests[0]?.out).toBe(out);
    },
  );

  test('a credit note for a partly online order splits the refund and asks how to pay the rest', async () => {
    const requests: TakeBackRequest[] = [];
    const mixed = { ...handedOver('online'), collected: { amount: 14_076, by: 'cash' as const } };
    const inForm = await form(mixed, requests);
    await user.type(inForm.getByLabelText(/another amount, in rupees/), '240.76');
    expect(inForm.getByRole('status')).toHaveTextContent(
      '₹100.00 goes back online; pay out ₹140.76.',
    );
    await user.selectOptions(inForm.getByLabelText('Paid out'), 'By UPI');
    await press('Not good');
    expect(requests).toMatchObject([{ amount: 24_076, out: 'upi' }]);
  });

  test.each([
    ['100.50', 5000, '₹50.00 went back already; ₹50.50 goes back online.'],
    ['50', 5000, '₹50.00 went back already; nothing is refunded now.'],
    [
      '0.99',
      0,
      'Razorpay refunds no less than ₹1, so pay out ₹0.99 by hand and say so here afterwards.',
    ],
    [
      '50.60',
      5000,
      '₹50.00 went back already; Razorpay refunds no less than ₹1, so pay out ₹0.60 by hand and say so here afterwards.',
    ],
  ])(
    'a credit note of ₹%s after a dashboard refund of %i paise says what goes back how',
    async (rupees, outside, text) => {
      const history = [{ status: 'delivered', at: iso(noon), by: 'rider' } as const];
      const about = { reason: 'at-provider', state: 'done', at: iso(noon + 60_000) } as const;
      const refunds = outside > 0 ? [aRefund({ ...about, amount: outside })] : [];
      const order = { status: 'delivered' as const, history, papers: [anInvoice()] };
      const inForm = await form(paidOnline(order, { left: 24_076 - outside, refunds }));
      await user.type(inForm.getByLabelText(/another amount, in rupees/), rupees);
      expect(inForm.getByRole('status')).toHaveTextContent(text);
    },
  );

  test.each(['240.77', '0', '-5', 'half'])(
    'a credit note rejects the amount %s',
    async (amount) => {
      const inForm = await form(handedOver('online'));
      await user.type(inForm.getByLabelText(/another amount, in rupees/), amount);
      expect(inForm.getByRole('alert')).toHaveTextContent('At most ₹240.76 can be given back.');
      expect(inForm.queryByRole('button', { name: 'Not good' })).not.toBeInTheDocument();
    },
  );
});
