import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlaceName } from '@burger/shared/contracts';
import { root } from './built';

const packages: Record<PlaceName, string> = {
  HomeBanner: 'shell',
  BelowDish: 'mfe-menu',
  CartExtras: 'mfe-cart-checkout',
  CheckoutExtras: 'mfe-cart-checkout',
  BelowTracking: 'mfe-account-orders',
  AccountCards: 'mfe-account-orders',
  CounterLane: 'mfe-kitchen',
};

const all = Object.entries(packages);
const guide = readFileSync(path.join(root, 'docs/a-new-remote.md'), 'utf8');

function sourcesOf(folder: string): string[] {
  const files = readdirSync(path.join(root, folder, 'src'), { recursive: true }).map(String);
  return files.filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
}

test.each(all)('the place %s is in one page, of %s', (place, folder) => {
  const pages = [...new Set(Object.values(packages))].flatMap((one) =>
    sourcesOf(one)
      .filter((file) =>
        readFileSync(path.join(root, one, 'src', file), 'utf8').includes(`fragment="${place}"`),
      )
      .map(() => one),
  );
  expect(pages).toEqual([folder]);
});

test('the guide lists every place', () => {
  const listed = [...guide.matchAll(/^\| `([A-Z]\w+)` +\|/gm)].map(([, place]) => place);
  expect(listed).toEqual(Object.keys(packages));
});
