import type { RiderOrder } from '@burger/shared/kitchen';
import { createStore } from '@burger/shared/platform/use-store';
import { hrefOf } from '@burger/shared/testing';
import { render, screen } from '@testing-library/react';
import { aRiderOrder } from '../testing/an-order';
import { press } from '../testing/rendered';
import type { RiderView } from './delivery';
import { RiderPage } from './rider-page';

const order = aRiderOrder();

function page(view: RiderView) {
  const report = jest.fn();
  const refresh = jest.fn();
  const start = () => () => undefined;
  render(<RiderPage delivery={{ view: createStore(view), report, refresh, start }} />);
  return { report, refresh };
}
const ready = (changes: Partial<RiderView & { phase: 'ready' }> = {}): RiderView => ({
  phase: 'ready',
  order,
  isOld: false,
  press: null,
  problem: null,
  ...changes,
});

test('the courier page shows address, route, phone and amount', () => {
  page(ready());
  expect(screen.getByText('Flat 302, Lake View')).toBeVisible();
  expect(screen.getByText(/Water tank/)).toBeVisible();
  expect(hrefOf('Show the way')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=13.04,77.72',
  );
  expect(hrefOf('Call Ravi Kumar')).toBe('tel:+919876543210');
  expect(screen.getByText('₹240.76')).toBeVisible();
});

test.each([
  ['upi', 'Already paid: collect nothing'],
  ['online', 'Paid online, nothing to collect'],
] as const)('the courier page of an order already paid by %s shows "%s"', (payment, text) => {
  page(ready({ order: { ...order, payment } }));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('₹240.76')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delivered' })).toBeVisible();
});

test('the courier page of an order that became cheaper shows what to give back, and asks how', async () => {
  const { report } = page(ready({ order: { ...order, payment: 'cash', giveBack: 5000 } }));
  expect(screen.getByText('₹50.00').closest('p')).toHaveTextContent('Give back ₹50.00');
  expect(screen.queryByText(/Already paid/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delivered' })).toBeNull();
  await press('Delivered, gave it back in cash');
  await press('Delivered, gave it back by UPI');
  expect(report.mock.calls.map(([{ payment }]) => payment)).toEqual(['cash', 'upi']);
});

test('Not delivered on the courier page asks for a reason', async () => {
  const { report } = page(ready());
  await press('Not delivered');
  await press('Nobody opens');
  expect(report).toHaveBeenCalledWith({ outcome: 'not-delivered', reason: 'nobody-opens' });
});

const at = (status: RiderOrder['status']) => ready({ order: { ...order, status } });
test.each<[string, RiderView, string, number]>([
  ['is not packed', at('preparing'), 'not on its way yet', 0],
  ['is packed', at('ready'), 'The bag is packed. Ask the kitchen for it.', 0],
  ['is over', at('delivered'), 'Delivered. Thank you!', 0],
  ['is to be brought back', at('brought_back'), 'Not delivered. Please bring it back.', 0],
  ['is as the phone saw it before', ready({ isOld: true }), 'It may have changed', 2],
])('the courier page of an order that %s shows "%s"', (_what, view, words, buttons) => {
  page(view);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryAllByRole('button', { name: /^Delivered/ })).toHaveLength(buttons);
});

test("an invalid courier link shows its own page with the kitchen's phone number", () => {
  page({ phase: 'gone' });
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call +91 90000 00010' })).toBeVisible();
});

test('a first load of the courier page without network shows a message and a retry', async () => {
  const { refresh } = page({ phase: 'unreached', press: null });
  expect(screen.getByRole('alert')).toHaveTextContent('We keep trying');
  await press('Try again now');
  expect(refresh).toHaveBeenCalled();
});
