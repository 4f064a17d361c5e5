import type { Page, WebSocket } from '@playwright/test';
import { copyPackage, serveDev, serveDevOf, stopDev } from './serve-dev';
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

test('npm run dev without names: every route, in every language, comes from the development servers', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const site = await serveDev(port);
  await declineOffers(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const others = ['/kitchen', '/rider/0', '/track/0', '/nowhere', '/kn/menu', '/hi/checkout'];
  for (const route of [...routes, ...others]) {
    await page.goto(site + route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
  }
  await page.goto(`${site}/kn/menu`);
  await expect(page.getByRole('heading', { level: 1, name: 'ನಮ್ಮ ಮೆನು' })).toBeVisible();
  expect(asked.filter((url) => url.startsWith(`${site}/remotes/`))).toEqual([]);
});

test('an edit in one package of two shows in the open page, on every route', async ({ page }) => {
  test.setTimeout(300_000);
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
