import type { KitchenHealth } from '@burger/shared/kitchen';
import { screen } from '@testing-library/react';
import { aKitchen } from '../testing/a-kitchen';
import { ok } from '../testing/a-server';
import { rendered } from '../testing/rendered';
import { HealthPanel } from './health-panel';

const health: KitchenHealth = {
  ...{
    from: '2026-11-15',
    to: '2026-11-21',
    parts: [],
    pages: [],
    lines: [],
    services: [],
    sources: [],
  },
  orders: { failed: 0, repeated: 0, lost: 0, refused: [] },
  outboxSeconds: null,
};
const panel = (payments?: KitchenHealth['payments']) =>
  rendered(
    aKitchen({ api: { health: () => ok({ ...health, payments }) } }).kitchen,
    <HealthPanel />,
  );

const day = 86_400;
test.each<[string, NonNullable<KitchenHealth['payments']>, rows: string[]]>([
  [
    'is normal',
    { failed: [], requestedSeconds: day, isLate: false, sweepSeconds: 60 },
    ['these orders none', 'their way normal', 'provider on time'],
  ],
  [
    'waits',
    { failed: ['BK1', 'BK2'], requestedSeconds: 6 * day, isLate: true, sweepSeconds: 1200 },
    ['these orders BK1, BK2', 'their way the oldest for 6 days', 'provider late by 20 min'],
  ],
  [
    'has no provider any more',
    { failed: [], requestedSeconds: day, isLate: false, sweepSeconds: null, hasNoProvider: true },
    ['Payment provider Its keys are not set.*', 'their way normal'],
  ],
])(
  'the health panel shows the state of refunds when their processing %s',
  async (_how, payments, rows) => {
    await panel(payments);
    for (const row of rows)
      expect(screen.getByRole('row', { name: new RegExp(`${row}$`) })).toBeVisible();
  },
);

test('the health panel hides the payment rows without online payments', async () => {
  await panel();
  expect(screen.queryByRole('row', { name: /[Rr]efund|provider$/ })).toBeNull();
});

test('the health panel groups visits by the source of their link', async () => {
  const sources = [{ name: 'google', count: 45 }];
  await rendered(
    aKitchen({ api: { health: () => ok({ ...health, sources }) } }).kitchen,
    <HealthPanel />,
  );
  expect(
    screen.getByRole('row', { name: 'Google Business Profile (?from=google) 45' }),
  ).toBeVisible();
});

type Times = NonNullable<KitchenHealth['times']>;
const times: Times = {
  ...{ cooked: 120, ridden: 12, leftOut: 3, afterOrders: 50, wayMinutes: 25 },
  cooking: [
    { dish: 'Veg Burger', station: 'Grill', orders: 81, fixed: 7, calm: 8.4, busy: 9.6, used: 9.5 },
  ],
  riding: [
    { km: 1, hour: 3, orders: 12, minutes: 31.2, used: null },
    { km: 4, hour: 4, orders: 0, minutes: 28, used: null },
  ],
};
const withTimes = (changes: Partial<Times> = {}) =>
  rendered(
    aKitchen({ api: { health: () => ok({ ...health, times: { ...times, ...changes } }) } }).kitchen,
    <HealthPanel />,
  );

test('the health panel shows learned minutes beside the fixed ones, and which of them promises use', async () => {
  await withTimes();
  expect(screen.getByRole('row', { name: 'Veg Burger (Grill) 7 8.4 to 9.6 81 9.5' })).toBeVisible();
  expect(
    screen.getByRole('row', { name: '2 to 4 km, 18:00 to 21:00 25 31.2 12 Fixed' }),
  ).toBeVisible();
  expect(screen.queryByRole('row', { name: /From 8 km/ })).toBeNull();
  expect(screen.getByText(/^Promises use the learned minutes of 120 orders/)).toBeVisible();
  expect(screen.getByText(/^Not enough orders yet: 12 of 50/)).toBeVisible();
  expect(screen.getAllByText('Without usable times: 3 orders.')[0]).toBeVisible();
});

test('the health panel says that promises use the fixed minutes if the rules do not use learned ones', async () => {
  await withTimes({ afterOrders: null, leftOut: 0 });
  expect(screen.getByText(/^Learned from 120 orders\. Promises use the fixed/)).toBeVisible();
  expect(screen.queryByText(/Without usable times/)).toBeNull();
});
