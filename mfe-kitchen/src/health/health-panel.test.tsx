import type { KitchenHealth, VersionHealth } from '@burger/shared/kitchen';
import { screen, within } from '@testing-library/react';
import { aKitchen } from '../testing/a-kitchen';
import { ok } from '../testing/a-server';
import { shown } from '../testing/shown';
import { HealthPanel } from './health-panel';

const version = (changes: Partial<VersionHealth>): VersionHealth => ({
  version: '1.0.0-aaa',
  visits: 400,
  failed: 0,
  isWorse: false,
  errors: [],
  lcp: 1840,
  inp: 310,
  cls: 0.3,
  ...changes,
});
const health: KitchenHealth = {
  from: '2026-01-01',
  to: '2026-01-07',
  parts: [
    {
      part: 'mfe-menu',
      versions: [
        version({}),
        version({
          version: '1.0.0-bbb',
          visits: 100,
          failed: 7,
          isWorse: true,
          errors: [{ name: 'TypeError', count: 7 }],
          inp: null,
        }),
      ],
    },
    { part: 'mfe-content', versions: [] },
  ],
  pages: [{ route: '/menu', visits: 500, lcp: 1900, inp: 120, cls: 0 }],
  lines: [{ line: '4g', visits: 500, lcp: 1900 }],
  orders: { failed: 2, repeated: 5, lost: 1, refused: [{ name: 'promo-refused', count: 3 }] },
  services: [{ service: 'Routes API', why: 'its quota is used up', minutes: 12 }],
  outboxSeconds: 90,
};

beforeEach(async () => {
  const api = { health: () => ok(health), live: () => ok({ 'mfe-menu': '1.0.0-aaa' }) };
  await shown(aKitchen({ api }).kitchen, <HealthPanel />);
});
const region = (name: string) => within(screen.getByRole('region', { name }));

test('versions of a part stand side by side, with what tells which is worse', () => {
  const [one, other] = region('Menu').getAllByRole('listitem');
  expect(one).toHaveTextContent('1.0.0-aaa Live400 visits · No errors');
  expect(one).toHaveTextContent('1.8 s good');
  expect(one).toHaveTextContent('310 ms fair');
  expect(one).toHaveTextContent('0.3 poor');
  expect(other).toHaveTextContent('Errors in 7 of 100 (7%)');
  expect(other).toHaveTextContent('Fails at least twice as often as the other versions');
  expect(other).toHaveTextContent('TypeError in 7 visits');
  expect(other).toHaveTextContent('Press answered (INP)–');
  expect(screen.queryByRole('region', { name: 'Content pages' })).not.toBeInTheDocument();
});

test('what became of orders, and what visits were like by page and connection', () => {
  const orders = region('Orders that did not go well');
  expect(orders.getByRole('row', { name: 'Failed on our side 2' })).toBeVisible();
  expect(orders.getByRole('row', { name: /that wait since 2 min$/ })).toBeVisible();
  expect(region('Refused orders').getByRole('row', { name: /did not count 3$/ })).toBeVisible();
  expect(
    region('Services of Google that refused').getByRole('row', { name: /used up 12$/ }),
  ).toBeVisible();
  expect(region('Pages').getByRole('row', { name: /^\/menu 500 1.9 s good/ })).toBeVisible();
  expect(region('Connections').getByRole('row', { name: /^As 4G or better 500/ })).toBeVisible();
});
