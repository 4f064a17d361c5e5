import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { QrPicture } from '@burger/shared/qr';
import { aShop, renderPage } from '@burger/shared/testing';
import type { Track } from '@burger/shared/track';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CancelOrder } from './orders-api';
import { aTrack } from '../testing/a-track';
import { OrderUnderWay } from './under-way';

type Outcome = Awaited<ReturnType<CancelOrder>>;

function setUp(changes: Partial<Track> = {}, outcome: Outcome = 'cancelled', hasUpi = true) {
  const bus = createBus(shopEvents);
  const shop = aShop();
  const upi = hasUpi ? { address: 'katte@example', name: 'Burger Katte' } : null;
  bus.emit('shop/changed', { ...shop, rules: { ...shop.rules, upi } });
  const cancel = jest.fn<Promise<Outcome>, [string]>(() => Promise.resolve(outcome));
  const onChanged = jest.fn();
  const view = (track: Track) => (
    <OrderUnderWay
      trackingKey="0123456789abcdef0123456789abcdef"
      track={track}
      total={27_646}
      onChanged={onChanged}
      bus={bus}
      cancel={cancel}
    />
  );
  renderPage(view(aTrack(changes)));
  return { cancel, onChanged, user: userEvent.setup() };
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test.each<[Partial<Track>, string]>([
  [{ status: 'placed' }, 'Waiting for the kitchen to confirm'],
  [{ status: 'out_for_delivery' }, 'Our rider is on the way'],
  [{ status: 'ready', kind: 'pickup' }, 'Ready at our counter'],
  [{ status: 'delivered' }, 'Delivered. Enjoy your meal!'],
  [{ status: 'delivered', kind: 'pickup' }, 'Picked up. Enjoy your meal!'],
])('%j is said politely: %s', async (changes, words) => {
  setUp(changes);
  await act(async () => undefined);
  expect(said()).toContain(words);
});

test('an order is taken back after one question', async () => {
  const { user, cancel, onChanged } = setUp();
  expect(screen.getByText(/^Possible until 1:05 PM/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
  expect(cancel).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  expect(cancel).toHaveBeenCalledWith('BK482130770');
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who thinks better of it keeps the order', async () => {
  const { user, cancel } = setUp();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Keep the order' }));
  expect(cancel).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('too late: it says so, with the phone one tap away', async () => {
  const { user, onChanged } = setUp({}, 'late');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText(/^It is too late to cancel here/)).toBeVisible();
  expect(alert.getByRole('link')).toHaveAttribute('href', 'tel:+919000000010');
  expect(onChanged).toHaveBeenCalled();
});

test('what failed may be tried again', async () => {
  const { user, cancel } = setUp({}, 'failed');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(screen.getByRole('alert')).toHaveTextContent('We could not cancel it just now.');
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(cancel).toHaveBeenCalledTimes(2);
});

test('after five minutes, or once it is confirmed, there is the phone instead', () => {
  setUp({ status: 'confirmed', cancelUntil: null });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Call \+91\s90000\s00010$/ })).toBeVisible();
});

test('where nobody confirmed it, the number to call comes first', () => {
  setUp({ cancelUntil: null, unconfirmed: true });
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText(/has not confirmed this order yet/)).toBeVisible();
  expect(alert.getByRole('link')).toHaveAttribute('href', 'tel:+919000000010');
});

test('the amount can be paid by UPI, by a code and a link; nothing says that it was', async () => {
  const { user } = setUp();
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByText('Pay ₹276.46 by UPI'));
  const code = 'QR code to pay ₹276.46 to Burger Katte by UPI';
  const picture = await screen.findByRole('img', { name: code });
  expect(picture).toBeVisible();
  const link =
    'upi://pay?pa=katte%40example&pn=Burger%20Katte&am=276.46&cu=INR&tr=BK482130770&tn=Order%20BK482130770';
  render(<QrPicture text={link} label="what it has to be" />);
  expect(picture.innerHTML).toBe(
    (await screen.findByRole('img', { name: 'what it has to be' })).innerHTML,
  );
  expect(screen.getByRole('link', { name: 'Open my UPI app' })).toHaveAttribute('href', link);
  expect(document.body).not.toHaveTextContent(/\bpaid\b/i);
});

test('at the door the code stands open', async () => {
  setUp({ status: 'out_for_delivery', cancelUntil: null });
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('a restaurant without an address for UPI asks for none', () => {
  setUp({}, 'cancelled', false);
  expect(screen.queryByText(/UPI/)).toBeNull();
});

const cancelled = (reason: Track['reason'], ...on: Track['status'][]): Partial<Track> => ({
  status: 'cancelled',
  cancelUntil: null,
  reason: reason ?? null,
  history: (['placed', ...on, 'cancelled'] as const).map((status) => ({
    status,
    at: aTrack().now,
  })),
});

test('what she took back is confirmed, with nobody to call', async () => {
  setUp(cancelled('customer-asked'));
  await act(async () => undefined);
  expect(said()).toContain(
    'Your order is cancelled. Nothing is cooked, and there is nothing to pay.',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test.each<[Partial<Track>, string]>([
  [cancelled('item-unavailable'), 'Something in the order has run out.'],
  [cancelled('too-busy', 'confirmed', 'preparing'), 'The kitchen was too busy.'],
  [cancelled('refused', 'out_for_delivery'), 'The order was not accepted at the door.'],
  [cancelled(null), 'Please call us to hear why.'],
])('what we cancelled says why, with the phone: %#', async (changes, why) => {
  setUp(changes);
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+919000000010');
  expect(document.body).not.toHaveTextContent('Nothing is cooked');
});

test('what is over can neither be paid nor taken back', () => {
  setUp({ status: 'delivered', cancelUntil: null });
  expect(screen.queryByText(/UPI/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
