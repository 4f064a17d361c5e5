import { answers } from '../support/fixtures';
import { expect, type Page } from '@playwright/test';
import { breakRemote, type Remote } from '../support/break-remote';
import { fault, matrix } from '../support/fault';
import type { Part } from '../support/fault-shop';

interface Place {
  remote: Remote;
  path: string;
  heading: string | RegExp;
  /** The button of the page that loads last; nothing below it moves afterwards. */
  last?: RegExp;
  /** The parts of the page that are missing without the whole remote, and without this page's chunk. */
  lost: readonly Part[];
  lostWithChunk: readonly Part[];
}

const places: readonly Place[] = [
  {
    remote: 'mfe-menu',
    path: '/menu',
    heading: 'Our menu',
    last: /^Add to Cart.*, /,
    lost: ['/menu'],
    lostWithChunk: ['/menu'],
  },
  {
    remote: 'mfe-cart-checkout',
    path: '/checkout',
    heading: 'Checkout',
    last: /Place Order/,
    lost: ['cart button'],
    lostWithChunk: [],
  },
  {
    remote: 'mfe-account-orders',
    path: '/orders',
    heading: 'My Orders',
    lost: [],
    lostWithChunk: [],
  },
  {
    remote: 'mfe-content',
    path: '/about',
    heading: 'A small kitchen with a long queue',
    lost: ['/faq'],
    lostWithChunk: [],
  },
];

// Messages about what these tests cause: Chromium's about missing, damaged or unused scripts, the federation
// runtime's about rollbacks, and React's about caught errors.
const complaints =
  /Failed to load resource|Failed to find a valid digest|SRI's integrity checks failed|preloaded using link preload but not used|is already registered|RemoteMissingError/;

// Chromium warns because the preloaded chunks wait for their entry longer than it expects.
const waited = /preloaded using link preload but not used/;

const readable = 'You can read this part of the page, but it does not answer yet.';
const missing = 'This part of the page could not be loaded. Everything else works.';
const slow = 'This part is taking longer than it should.';

const main = (page: Page) => page.getByRole('main');
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
/** The remote's parts in the header, which return together with the page. */
const tryHere = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Could not be loaded. Try again' });

for (const { remote, path, heading, last, lost, lostWithChunk } of places) {
  const title = (page: Page) => page.getByRole('heading', { level: 1, name: heading });
  const isWhole = async (page: Page) => {
    await expect(title(page)).toBeVisible();
    if (last) await expect(main(page).getByRole('button', { name: last }).first()).toBeVisible();
  };

  // Every remote is down in one test, and each other fault affects one remote.
  for (const kind of matrix[remote]) {
    if (kind === 'slow 5 s') continue;
    const without = kind.includes('chunk') ? lostWithChunk : lost;
    const signedIn = kind === 'down';

    fault(`${remote} · ${kind}`, { signedIn, tolerated: complaints }, async (tools) => {
      const { page, context, shop } = tools;
      const heal = await breakRemote(context, remote, kind);
      const written: string[] = [];
      page.on('console', (message) => written.push(message.text()));
      await shop.open(path);
      await expect(main(page).getByRole('alert')).toContainText(readable);
      await expect(title(page)).toBeVisible();
      await shop.survived({ without });

      if (path !== '/menu') {
        await page.goBack();
        await page.goBack();
        await expect(page).toHaveURL(path);
      }
      await expect(main(page).getByRole('alert')).toContainText(missing);
      expect(await page.evaluate(() => 'tampered' in window), 'It ran').toBe(false);
      if (kind === 'wrong React')
        expect(written.join()).toMatch(/module react\S* .* needs \^18\.0\.0/);

      await heal();
      await tryAgain(page).click();
      await isWhole(page);
      await expect(main(page).getByRole('alert')).toBeHidden();
      await expect(tryHere(page)).toHaveCount(0);
      if (signedIn) await shop.order();
      await shop.survived();
    });
  }

  if (!matrix[remote].includes('slow 5 s')) continue;
  fault(`${remote} · slow 5 s`, { tolerated: waited }, async ({ page, context, shop }) => {
    const heal = await breakRemote(context, remote, 'slow 5 s');
    await shop.open(path);
    await expect(title(page)).toBeVisible();
    await expect(main(page).getByRole('status').filter({ hasText: slow })).toBeVisible();
    await shop.survived({ without: lost });
    await heal();
    if (path !== '/menu') {
      await page.goBack();
      await page.goBack();
    }
    await answers(page);
    await isWhole(page);
    await shop.survived();
  });
}
