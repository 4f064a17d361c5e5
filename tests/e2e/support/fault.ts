import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { Remote, RemoteFault } from './break-remote';
import { declineOffers, test as base } from './fixtures';
import { visitShop, type Shop } from './fault-shop';

// What may break, group by group: one test for each row.
export const matrix = JSON.parse(
  readFileSync(new URL('../faults.json', import.meta.url), 'utf8'),
) as Record<string, string[]> & Record<Remote, RemoteFault[]>;

interface Visit {
  signedIn: boolean;
  shop: Shop;
}

// A customer may place ten orders a minute, so no account serves many tests.
const testsPerAccount = 5;

let asked = 0;

// One of each kind, and what an order and its money depend on; the others are for the night.
const daily = new Set([
  'mfe-cart-checkout · down',
  'store · lost answer',
  'auth · token expiry during checkout',
  'browser · reload during submit',
]);

const test = base.extend<Visit>({
  signedIn: [false, { option: true }],
  storageState: async ({ signedIn, accounts }, provide) => {
    const whom = () => `fault ${Math.floor(asked++ / testsPerAccount)}`;
    await provide(signedIn ? (await accounts(whom())).state : undefined);
  },
  page: async ({ page }, provide) => {
    await declineOffers(page);
    await provide(page);
  },
  shop: async ({ page, request }, provide) => provide(await visitShop(page, request)),
});

interface Circumstances {
  /** What the console may say because of this fault; anything else fails the test, and so does every uncaught error. */
  tolerated?: RegExp;
  /** The browser comes signed in; an order can be placed. */
  signedIn?: boolean;
}

interface Tools {
  page: Page;
  context: BrowserContext;
  shop: Shop;
}

/** The test of one row of the matrix, named `group · row`. */
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
