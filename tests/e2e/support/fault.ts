import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { Remote, RemoteFault } from './break-remote';
import { declineOffers, test as base } from './fixtures';
import { visitShop, type Shop } from './fault-shop';

// The fault matrix by group. Each row has one test.
export const matrix = JSON.parse(
  readFileSync(new URL('../faults.json', import.meta.url), 'utf8'),
) as Record<string, string[]> & Record<Remote, RemoteFault[]>;

interface Visit {
  signedIn: boolean;
  shop: Shop;
}

// A customer may place ten orders a minute, so each account is used for a few tests only.
const testsPerAccount = 5;

let requested = 0;

// One fault of each kind, and those that endanger orders or money. The other faults are tested at night.
const daily = new Set([
  'mfe-cart-checkout · down',
  'store · lost answer',
  'auth · token expiry during checkout',
  'browser · reload during submit',
]);

const test = base.extend<Visit>({
  signedIn: [false, { option: true }],
  storageState: async ({ signedIn, accounts }, provide) => {
    const whom = () => `fault ${Math.floor(requested++ / testsPerAccount)}`;
    await provide(signedIn ? (await accounts(whom())).state : undefined);
  },
  page: async ({ page }, provide) => {
    await declineOffers(page);
    await provide(page);
  },
  shop: async ({ page, request }, provide) => provide(await visitShop(page, request)),
});

interface Circumstances {
  /** Console messages that this fault may cause. Other messages and uncaught errors fail the test. */
  tolerated?: RegExp;
  /** Whether the test starts signed in, so that orders can be placed. */
  signedIn?: boolean;
}

interface Tools {
  page: Page;
  context: BrowserContext;
  shop: Shop;
}

export function fault(
  row: string,
  { tolerated, signedIn = false }: Circumstances,
  body: (tools: Tools) => Promise<void>,
): void {
  const [group = '', name = ''] = row.split(' · ');
  if (!matrix[group]?.includes(name)) throw new Error(`The matrix has no row "${row}"`);
  test.describe(() => {
    test.use(tolerated ? { tolerated, signedIn } : { signedIn });
    test(row, { tag: daily.has(row) ? [] : '@nightly' }, async ({ page, context, shop }) =>
      body({ page, context, shop }),
    );
  });
}
