import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { openAccount, type Account } from '../customer';
import { declineOffers, test as base } from '../fixtures';
import { visitShop, type Shop } from './shop';

// What may break, group by group: one test for each row.
const matrix = JSON.parse(readFileSync(new URL('matrix.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

interface Visit {
  /** Whether the browser comes signed in. */
  signedIn: boolean;
  shop: Shop;
}

// A customer may place ten orders a minute, so no account serves many tests.
const testsPerAccount = 5;

const test = base.extend<Visit, { account: () => Promise<Account> }>({
  signedIn: [false, { option: true }],
  account: [
    async ({ browser }, provide, { project }) => {
      let asked = 0;
      let current: Promise<Account>;
      await provide(() => {
        if (asked++ % testsPerAccount === 0) current = openAccount(browser, project.use.baseURL);
        return current;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ signedIn, account }, provide) =>
    provide(signedIn ? (await account()).state : undefined),
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
    test(row, { tag: '@once' }, async ({ page, context, shop }) => body({ page, context, shop }));
  });
}
