import type { KitchenOrder } from '@burger/shared/kitchen';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { KitchenApi } from '../api';
import { aKitchen } from '../testing/a-kitchen';
import { ok } from '../testing/a-server';
import { aDay, iso, noon, numbered } from '../testing/an-order';
import { press } from '../testing/rendered';
import { KitchenContext, OrderActionsContext, type OrderActions } from '../use-kitchen';
import { findOrders } from './day-orders';
import { TodayPanel } from './today-panel';

const find = (value: string) =>
  act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value } }));

const day = aDay({
  orders: [numbered(1, { createdAt: '2026-11-20T16:10:00Z' }), numbered(22)],
  ...{ promised: 2, delivered: 1, sales: 24_076, cash: 24_076, minutesToAccept: 1.6 },
  ...{ online: 51_000, fees: 1_020, waits: 30_200, floatBefore: 50_000 },
  weekBefore: {
    ...{ date: '2026-11-14', whole: { orders: 4, sales: 90_000 } },
    byNow: { orders: 1, sales: 18_000 },
  },
  refunds: { requested: 0, done: 4_000, failed: 700 },
  riders: [{ name: 'Imran', orders: 5, online: 4, cash: 24076 }],
  mostSold: [{ name: 'Aloo Tikki Burger', quantity: 4 }],
  codes: [{ code: 'LUNCH', orders: 2, discount: 4_111, sales: 17_333 }],
  reasons: [
    { reason: 'too-busy', orders: 1 },
    { reason: 'nobody-opens', orders: 1 },
  ],
});

function today(api: Partial<KitchenApi> = {}) {
  const made = aKitchen({ api: { day: () => ok(day), search: () => ok({ orders: [] }), ...api } });
  const actions = { lastChanged: null } as unknown as OrderActions;
  const panel = (now: number) => (
    <KitchenContext value={made.kitchen}>
      <OrderActionsContext value={actions}>
        <TodayPanel now={now} />
      </OrderActionsContext>
    </KitchenContext>
  );
  // Promises that are already resolved still arrive in a later tick.
  return act(async () => {
    const { rerender, unmount } = render(panel(noon));
    return { ...made, unmount, at: (now: number) => act(async () => rerender(panel(now))) };
  });
}

test('the day panel shows revenue, orders, cash, attention and tables, and saves a file', async () => {
  const { saved } = await today();
  const figure = (what: string) =>
    screen.getByText(what, { selector: 'dt' }).parentElement?.parentElement;
  expect(figure('Takings')).toHaveTextContent(
    '₹240.76₹60.76 more than on Saturday, 14 Nov₹180.00 by 12:00 PM that day, ₹900.00 in all',
  );
  expect(figure('Orders')).toHaveTextContent('20 handed over · 2 not finished');
  expect(figure('Orders')).toHaveTextContent('Accepted after 2 min on average');
  expect(figure('Cash that should be in the drawer')).toHaveTextContent(
    '₹740.76₹500.00 at the start + ₹240.76 takenRiders collected ₹240.76 of it',
  );
  const attention = within(screen.getByRole('region', { name: 'Needs attention' }));
  expect(attention.getByText('2 orders to accept')).toBeVisible();
  expect(attention.getByText('Refunds of ₹7.00 failed')).toBeVisible();
  expect(attention.getByRole('button', { name: 'See order BK482130022' })).toBeVisible();
  expect(screen.getByText(/Financial year 2026–27/)).toBeVisible();
  expect(screen.getByText('Sat, 21 Nov 2026')).toBeVisible();
  expect(screen.getByText(/20 Nov 2026, 9:40 PM/)).toBeVisible();
  // The rows are payment methods, pending and refunded amounts; zero rows are left out.
  const paid = within(screen.getByRole('region', { name: 'How it was paid' }));
  for (const row of [
    'Paid online ₹510.00',
    'Charge of the payment provider ₹10.20',
    'Paid online, not handed over yet ₹302.00',
    'Refunded ₹40.00',
    'Refunds that failed ₹7.00',
  ])
    expect(paid.getByRole('row', { name: row })).toBeVisible();
  expect(screen.queryByText('Refunds on their way')).not.toBeInTheDocument();
  expect(screen.getByText('Too busy')).toBeVisible();
  expect(screen.getByText('Nobody opens')).toBeVisible();
  const riders = within(screen.getByRole('region', { name: 'Riders' }));
  expect(riders.getByRole('row', { name: 'Imran 5 4 ₹240.76' })).toBeVisible();
  const codes = within(screen.getByRole('region', { name: 'Promo codes' }));
  expect(codes.getByRole('row', { name: 'LUNCH 2 ₹41.11 ₹173.33' })).toBeVisible();
  await press('Download for a spreadsheet');
  expect(saved[0]?.name).toBe('orders-2026-11-21.csv');
  expect(saved[0]?.text).toContain('"BK482130022"');
});

test('a day with damaged orders lists their numbers under Needs attention', async () => {
  await today({ day: () => ok({ ...day, damaged: ['BK482130007', 'BK482130008'] }) });
  const attention = within(screen.getByRole('region', { name: 'Needs attention' }));
  expect(attention.getAllByRole('listitem')[0]).toHaveTextContent(
    /^2 orders cannot be read.*BK482130007, BK482130008$/,
  );
});

test('the order counts of a day add up, and orders of another day handed over on it are separate', async () => {
  const ended = (number: number, status: 'delivered' | 'cancelled', at = noon) =>
    numbered(number, { status, history: [{ status, at: iso(at), by: 'kitchen' }] });
  const ofYesterday = { promisedAt: null, createdAt: iso(noon - 86_400_000) };
  const earlier = { ...ended(5, 'delivered'), ...ofYesterday };
  const visible = async (...orders: KitchenOrder[]) => {
    const { unmount } = await today({ day: () => ok(aDay({ orders })) });
    const card = screen.getByText('Orders', { selector: 'dt' }).parentElement?.parentElement;
    const text = card?.textContent;
    unmount();
    return text;
  };
  const own = [numbered(1), ended(2, 'delivered'), ended(3, 'cancelled')];
  const counts = 'Orders31 handed over · 1 not finished · 1 cancelled';
  expect(await visible(...own)).toBe(counts);
  const late = ended(4, 'delivered', noon + 86_400_000);
  expect(await visible(...own, earlier)).toBe(`${counts}Also handed over: 1 order of another day`);
  expect(await visible(earlier)).toBe('Orders0Also handed over: 1 order of another day');
  expect(await visible(late)).toBe('Orders11 handed over');
  expect(await visible()).toBe('Orders0');
});

test('the day panel changes to the next day at 4 AM, unless a day was selected', async () => {
  const requests: string[] = [];
  const api = { day: (date: string) => (requests.push(date), ok({ ...day, date })) };
  const { at } = await today(api);
  const choose = (date: string) =>
    act(async () => fireEvent.change(screen.getByLabelText('Day'), { target: { value: date } }));
  await at(noon + 15.9 * 3_600_000);
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-21');
  await at(noon + 16 * 3_600_000);
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-22');
  await choose('2026-11-20');
  await at(noon + 40 * 3_600_000);
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-20');
  await choose('2026-11-23');
  await at(noon + 64 * 3_600_000);
  expect(requests).toEqual(['2026-11-21', '2026-11-22', '2026-11-20', '2026-11-23', '2026-11-24']);
});

describe('the search over 90 days', () => {
  async function searched(typed: string, search: KitchenApi['search']) {
    await today({ search });
    await find(typed);
    await act(async () => fireEvent.submit(screen.getByRole('search')));
  }

  test('a 90-day search without results shows a message, and typing on returns to the day', async () => {
    await searched('BK000000000', () => ok({ orders: [] }));
    expect(screen.getByRole('status')).toHaveTextContent('No order of the last 90 days');
    await find('');
    expect(screen.getByRole('button', { name: 'Open order BK482130022' })).toBeVisible();
  });

  test('the 90-day search shows the number of an order with a damaged record', async () => {
    await searched('BK482130022', () => ok({ orders: [], damaged: ['BK482130022'] }));
    expect(screen.getByRole('alert')).toHaveTextContent(/need attention.*BK482130022/);
    expect(screen.queryByText(/No order of the last 90 days/)).not.toBeInTheDocument();
  });

  test("the 90-day search shows the server's message for an incomplete number", async () => {
    const message = 'Type a whole order number or a mobile number.';
    await searched('0022', () => Promise.resolve({ kind: 'refused', message }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });
});

test('the order filters appear where orders differ, with their numbers of matches', async () => {
  const orders = [
    numbered(1, { status: 'delivered', payment: 'cash', rider: 'Imran' }),
    numbered(2, { status: 'delivered', payment: 'upi', rider: 'Imran' }),
    numbered(3, { status: 'confirmed', source: 'phone' }),
  ];
  await today({ day: () => ok({ ...day, orders }) });
  const table = () => within(screen.getByRole('group', { name: 'Table of orders' }));
  const numbers = () =>
    table()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  const narrow = (label: string, value: string) =>
    act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  expect(numbers()).toEqual(['BK482130003', 'BK482130002', 'BK482130001']);
  // All orders here are deliveries, so the filter for delivery or pickup is hidden.
  expect(screen.queryByLabelText('Delivery or pickup')).toBeNull();
  await narrow('Payment', 'upi');
  expect(numbers()).toEqual(['BK482130002']);
  await narrow('Payment', '');
  await narrow('Status', 'open');
  expect(numbers()).toEqual(['BK482130003']);
  expect(screen.getByText('1 order found')).toBeVisible();
  await narrow('Rider', 'Imran');
  expect(screen.getByText('No order of this day matches.')).toBeVisible();
});

const two = [
  numbered(1),
  numbered(22, { customer: { ...numbered(1).customer, phone: '+919000000010' } }),
];
const found = (typed: string) => findOrders(two, typed).map(({ orderId }) => orderId);

test.each([
  ['', ['BK482130001', 'BK482130022']],
  ['bk48213 0001', ['BK482130001']],
  ['98765 43210', ['BK482130001']],
  ['\u2068+91 (0) 90000\u201300010\u2069', ['BK482130022']],
  ['00919000000010', ['BK482130022']],
  ['+91 900', ['BK482130022']],
  ['#BK\u200b482130022', ['BK482130022']],
  ['77777', []],
])('the text %j in the order search finds the right orders of the day', (typed, numbers) =>
  expect(found(typed)).toEqual(numbers),
);
