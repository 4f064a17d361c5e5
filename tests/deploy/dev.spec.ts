import type { Page, WebSocket } from '@playwright/test';
import { copyPackage, serveDevOf, stopDev } from './serve-dev';
import { declineOffers } from '../e2e/support/customer';
import { expect, test } from '../e2e/support/fixtures';
import { routes } from '../e2e/support/routes';

// One after the other: they all stand on the same ports.
test.describe.configure({ mode: 'default' });

test.afterEach(async ({ page }) => {
  // An open page would report that its servers are gone.
  await page.goto('/config.json');
  await stopDev();
});

const port = Number(process.env['E2E_PORT'] ?? 4173) + 1;

const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** What is on every page, and where its words stand. */
const account = {
  remote: 'mfe-account-orders',
  words: (said: string) => `signIn: '${said}'`,
  first: 'Sign In',
};
const cart = {
  remote: 'mfe-cart-checkout',
  words: (said: string) => `count === 0 ? '${said}'`,
  first: 'Cart',
};

test('an edit in one package of two shows in the open page, on every route', async ({ page }) => {
  const parts = [account, cart];
  const packages = parts.map(({ remote }) => copyPackage(remote));
  const site = await serveDevOf(port, packages);
  await declineOffers(page);
  // The open page hears of an edit once it listens to the package's server.
  const listening = new Set<WebSocket>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', () => listening.add(socket));
    socket.on('close', () => listening.delete(socket));
  });
  const said = parts.map(({ first }) => first);
  for (const [at, route] of routes.entries()) {
    await page.goto(site + route);
    for (const [which, { words }] of parts.entries()) {
      const before = said[which] ?? '';
      await expect(header(page, before), route).toBeVisible();
      await expect.poll(() => listening.size).toBeGreaterThanOrEqual(parts.length);
      const after = `Edit ${at}.${which}`;
      packages[which]?.edit('src/messages.ts', words(before), words(after));
      await expect(header(page, after), route).toBeVisible({ timeout: 60_000 });
      said[which] = after;
    }
  }
});
