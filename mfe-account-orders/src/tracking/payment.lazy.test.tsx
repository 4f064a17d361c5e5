import { sessionText } from '@burger/shared/platform/storage';
import { aBus, renderPage } from '@burger/shared/testing';
import type { Track } from '@burger/shared/contracts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTrack, aTrack, iso, placedAt, trackingKey } from '../testing/a-track';
import { lazyPayment } from './lazy-payment';
import { TrackPage } from './track-page';
import { OrderUnderWay } from './active-order';

type State = Partial<NonNullable<Track['payment']>>;

const payment = (changes: State): NonNullable<Track['payment']> => ({
  ...{ state: 'pending', until: null, refund: null },
  ...changes,
});
const pending = payment({ until: iso(8) });

beforeAll(() => lazyPayment.load());
beforeEach(() => void jest.useFakeTimers({ now: placedAt, advanceTimers: true }));

const onChanged = jest.fn();
async function own(changes: Partial<Track>, path = '/') {
  renderPage(
    <OrderUnderWay
      {...{ trackingKey, onChanged }}
      track={aTrack(changes)}
      total={23_836}
      bus={aBus()}
      cancel={() => Promise.resolve('cancelled')}
    />,
    path,
  );
  await act(async () => undefined);
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('an order with a pending payment shows the deadline and two ways to pay, and no other action', async () => {
  await own({ payment: pending });
  expect(screen.getByText(/^Your order waits for its payment\. .* until 1:08 PM;/)).toBeVisible();
  // The minutes are outside of live regions: screen readers would announce every change.
  expect(screen.getByText('8 min left to pay').closest('[role]')).toBeNull();
  expect(buttons()).toEqual(['Pay ₹238.36 now', 'Pay in cash instead']);
  expect(screen.getByText('Waiting for the payment')).toBeVisible();
  expect(screen.queryByText('Waiting for the kitchen to confirm')).toBeNull();
});

test('Pay now shows an error when the payment page is unreachable, and works again', async () => {
  answerTrack(503);
  await own({ payment: pending, kind: 'pickup' });
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹238.36 now' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^We cannot reach the page/),
  );
  expect(buttons()).toEqual(['Pay ₹238.36 now', 'Pay at the counter instead']);
});

test.each([
  ['delivery', /^Paying online does not work at the moment\. Please pay in cash/],
  ['pickup', /^Paying online does not work at the moment\. Please pay at the counter/],
] as const)('Pay now of a %s says so when the provider rejects payments', async (kind, words) => {
  const error = { code: 'unavailable', message: 'x', reason: 'payment-refused' };
  const refused = { status: 503, ok: false, json: () => Promise.resolve({ error }) };
  globalThis.fetch = ((url: string) =>
    url === '/api/track/pay'
      ? Promise.resolve(refused)
      : Promise.reject(new Error('offline'))) as unknown as typeof fetch;
  await own({ payment: pending, kind, taken: { total: 23_836 } }, `/track#${trackingKey}`);
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹238.36 now' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
});

test('a paid order that was refunded since shows what is left to pay, and asks for it by UPI', async () => {
  await own({ status: 'confirmed', payment: payment({ state: 'paid', collect: 5000 }) });
  expect(screen.getByText('Paid online. ₹50.00 is left to pay when you get it.')).toBeVisible();
  expect(screen.queryByText(/nothing to pay/)).toBeNull();
});

test('an order whose time to pay is over offers no action', async () => {
  await own({ payment: payment({ until: iso(0) }) });
  expect(screen.getByText(/^The time to pay is over/)).toBeVisible();
  expect(buttons()).toEqual([]);
});

const paid = { payment: payment({ state: 'paid' }) };
const over = (changes: State = {}, reason: Track['reason'] = 'customer-asked') => ({
  ...{ status: 'cancelled' as const, reason, payment: payment({ state: 'paid', ...changes }) },
  history: [...aTrack().history, { status: 'cancelled' as const, at: iso(1) }],
});
const letGo = over({ state: 'let-go' });

test.each<[string, Partial<Track>, RegExp]>([
  ['paid', paid, /^Paid online\. There is nothing to pay/],
  ['cancelled without payment', letGo, /^It was not paid in time/],
  ['cancelled and not refunded yet', over(), /^Nothing is cooked\. What you paid comes back/],
  ['cancelled by the kitchen', over({}, 'too-busy'), /^The kitchen was too busy/],
  [
    'cancelled with a requested refund',
    over({ refund: 'requested' }),
    /on its way back .* up to 5 days to show it\.$/,
  ],
  ['refunded', over({ refund: 'done' }), /^Money has gone back to you/],
  [
    'cancelled with a failed refund',
    over({ refund: 'failed' }),
    /^Money could not be given back yet/,
  ],
  ['paid late', over({ state: 'let-go', refund: 'requested' }), /^Money is on its way back/],
  [
    'refunded in part',
    over({ refund: 'done', back: [{ state: 'done', amount: 5000 }] }),
    /^₹50\.00 has gone back to you/,
  ],
  [
    'refunded by hand',
    over({ refund: 'done', back: [{ state: 'done', amount: 5000, paidOut: 'cash' }] }),
    /^₹50\.00 was given back to you in cash\.$/,
  ],
])(
  'an order that is %s shows its payment, and offers no way to pay',
  async (_what, changes, words) => {
    await own(changes);
    expect(await screen.findByText(words)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/there is nothing to pay\.$/);
    expect(screen.queryByText(/UPI/)).toBeNull();
    expect(buttons()).not.toContain('Pay ₹238.36 now');
  },
);

const twice = { refund: 'done', back: [{ state: 'done', amount: 23_836, isExtra: true }] } as const;

test('an order that was paid twice is shown as paid, with the second payment as refunded', async () => {
  await own({ status: 'preparing', payment: payment({ state: 'paid', ...twice }) });
  expect(await screen.findByText(/^The extra ₹238\.36 that you paid has gone back/)).toBeVisible();
  expect(screen.getByText(/^Paid online\. There is nothing to pay/)).toBeVisible();
});

test('a cancelled order that was paid twice announces the refund of the first payment as well', async () => {
  await own(over(twice));
  expect(await screen.findByText(/^Nothing is cooked\. What you paid comes back/)).toBeVisible();
  expect(screen.getByText(/^The extra ₹238\.36/)).toBeVisible();
});

test('the confirmation of cancelling a paid order announces the refund', async () => {
  await own(paid);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(screen.getByText(/what you paid comes back by itself/)).toBeVisible();
});

test.each<[string, Partial<Track>, RegExp]>([
  ['pending', { payment: pending }, /^Your order waits for its payment\./],
  ['paid', paid, /^Paid online/],
  ['cancelled without payment', letGo, /^It was not paid in time/],
])(
  'the tracking page shows the payment of an order with payment %s without actions',
  async (_what, changes, words) => {
    answerTrack(aTrack(changes));
    renderPage(<TrackPage />, `/track#${trackingKey}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    expect(screen.queryByText('Please call us to hear why.')).toBeNull();
    if (changes.payment === pending) expect(screen.queryByText(/^Arrives/)).toBeNull();
  },
);

test('the link of a phone order offers payment, and an unpaid customer returns to that link', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  answerTrack(aTrack({ payment: payment({ until: iso(8) }), taken: { total: 10_290 } }));
  renderPage(<TrackPage />, `/track#${trackingKey}`);
  const pay = await screen.findByRole('button', { name: 'Pay ₹102.90 now' });
  expect(buttons()).not.toContain('Pay in cash instead');
  // Orders taken by phone belong to no account, so the link to My Orders is hidden.
  expect(screen.queryByRole('link', { name: 'My Orders' })).toBeNull();
  const requested = answerTrack(aTrack());
  await userEvent.click(pay);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(requested).toContain('/api/track/pay');
  cleanup();
  const replaced = jest.spyOn(sessionText('burger.paid-by-link'), 'read');
  renderPage(<TrackPage />, '/track');
  await waitFor(() => expect(replaced).toHaveReturnedWith(trackingKey));
});
