import { QrPicture } from '@burger/shared/ui/qr-picture';
import { aBus, renderPage, press } from '@burger/shared/testing';
import { aShop } from '@burger/shared/testing/a-shop';
import type { Track } from '@burger/shared/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CancelOrder } from './orders-api';
import { aTrack, iso, trackingKey } from '../testing/a-track';
import { OrderUnderWay } from './active-order';

type Outcome = Awaited<ReturnType<CancelOrder>>;
const phone = 'tel:+919000000010';

async function setUp(changes: Partial<Track> = {}, outcome: Outcome = 'cancelled', hasUpi = true) {
  const bus = aBus();
  const shop = aShop();
  const upi = hasUpi ? { address: 'katte@example', name: 'Burger Katte' } : null;
  bus.emit('shop/changed', { ...shop, rules: { ...shop.rules, upi } });
  const cancel = jest.fn<Promise<Outcome>, [string]>(() => Promise.resolve(outcome));
  const onChanged = jest.fn();
  renderPage(
    <OrderUnderWay
      trackingKey={trackingKey}
      track={aTrack(changes)}
      total={27_646}
      onChanged={onChanged}
      bus={bus}
      cancel={cancel}
    />,
  );
  await act(async () => undefined);
  return { cancel, onChanged };
}

const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test.each<[Partial<Track>, string]>([
  [{ status: 'placed' }, 'Waiting for the kitchen to confirm'],
  [{ status: 'out_for_delivery' }, 'Our rider is on the way'],
  [{ status: 'ready', kind: 'pickup' }, 'Ready at our counter'],
  [{ status: 'delivered' }, 'Delivered. Enjoy your meal!'],
  [{ status: 'delivered', kind: 'pickup' }, 'Picked up. Enjoy your meal!'],
])('an order in progress with %j announces: %s', async (changes, words) => {
  await setUp(changes);
  expect(status()).toContain(words);
});

test.each([
  ['late', /^It is too late to cancel here/, phone, 0],
  ['failed', 'We could not cancel it just now. Please try again, or call us.', undefined, 1],
] as const)(
  'a cancellation that is %s shows a message with the phone number or the button again',
  async (...row) => {
    const [outcome, words, href, again] = row;
    const { cancel, onChanged } = await setUp({}, outcome);
    await press('Cancel order');
    await press('Yes, cancel it');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(words)).toBeVisible();
    expect(alert.queryByRole('link')?.getAttribute('href')).toBe(href);
    expect(onChanged).toHaveBeenCalled();
    if (again) await press('Yes, cancel it');
    expect(cancel).toHaveBeenCalledTimes(1 + again);
  },
);

test('the phone number replaces Cancel order after five minutes, or once the order is confirmed', async () => {
  await setUp({ status: 'confirmed', cancelUntil: null });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Call \+91\s90000\s00010$/ })).toBeVisible();
});

test('an order that the kitchen left unconfirmed shows the phone number first', async () => {
  await setUp({ cancelUntil: null, unconfirmed: true });
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText(/has not confirmed this order yet/)).toBeVisible();
  expect(alert.getByRole('link')).toHaveAttribute('href', phone);
});

test('the UPI panel shows a code and a link for the amount, and never claims that it was paid', async () => {
  await setUp();
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByText('Pay ₹276.46 by UPI'));
  const code = 'QR code to pay ₹276.46 to Burger Katte by UPI';
  const picture = await screen.findByRole('img', { name: code });
  expect(picture).toBeVisible();
  const link =
    'upi://pay?pa=katte@example&pn=Burger%20Katte&am=276.46&cu=INR&tr=BK482130770&tn=Order%20BK482130770';
  render(<QrPicture text={link} label="what it has to be" />);
  expect(picture.innerHTML).toBe(
    (await screen.findByRole('img', { name: 'what it has to be' })).innerHTML,
  );
  expect(screen.getByRole('link', { name: 'Open my UPI app' })).toHaveAttribute('href', link);
  expect(document.body).not.toHaveTextContent(/\bpaid\b/i);
});

test.each([
  ['its whole total', 31_000, undefined, 'Pay ₹310.00 by UPI'],
  ['the difference to its online payment', 3_354, 'paid' as const, 'Pay ₹33.54 by UPI'],
])('an order changed by phone asks by UPI for %s', async (_what, collect, state, title) => {
  const changed = { at: iso(5), was: 27_646, total: 31_000, collect, lines: [] };
  const payment = state && { state, until: null, refund: null };
  await setUp({ status: 'confirmed', changed, ...(payment && { payment }) });
  expect(screen.getByText(title)).toBeVisible();
  expect(await screen.findByText('It was ₹276.46, now it is ₹310.00.')).toBeVisible();
});

test('the UPI code is open once the rider is on the way, and removed after delivery', async () => {
  await setUp({ status: 'out_for_delivery', cancelUntil: null });
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
  document.body.innerHTML = '';
  await setUp({ status: 'delivered', cancelUntil: null });
  expect(screen.queryByText(/UPI/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('no UPI panel is shown for a restaurant without a UPI address', async () => {
  await setUp({}, 'cancelled', false);
  expect(screen.queryByText(/UPI/)).toBeNull();
});
