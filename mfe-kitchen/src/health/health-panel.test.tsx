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
