import type { Page, WebSocket } from '@playwright/test';
import { serveDev } from './serve-dev';
import { declineOffers } from '../e2e/support/customer';
import { expect, test } from '../e2e/support/fixtures';
import { routes } from '../e2e/support/routes';

const port = Number(process.env['E2E_PORT'] ?? 4173) + 1;

const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

// Two remotes that render on every page, and the source file of one of their texts.
const parts = [
  {
    remote: 'mfe-account-orders',
    words: (message: string) => `signIn: '${message}'`,
    said: 'Sign In',
  },
  {
    remote: 'mfe-cart-checkout',
    words: (message: string) => `count === 0 ? '${message}'`,
    said: 'Cart',
  },
];

test('an edit in one of two packages shows in the open page on every route', async ({ page }) => {
  const dev = await serveDev(
    port,
    parts.map(({ remote }) => remote),
  );
  await declineOffers(page);
  // The page receives edits only after it has connected to the development server.
  const listening = new Set<WebSocket>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', () => listening.add(socket));
    socket.on('close', () => listening.delete(socket));
  });
  try {
    for (const [at, route] of routes.entries()) {
      await page.goto(dev.url + route);
      for (const [which, part] of parts.entries()) {
        await expect(header(page, part.said), route).toBeVisible();
        await expect.poll(() => listening.size).toBeGreaterThanOrEqual(parts.length);
        const after = `Edit ${at}.${which}`;
        dev.edit(part.remote, part.words(part.said), part.words(after));
        await expect(header(page, after), route).toBeVisible({ timeout: 60_000 });
        part.said = after;
      }
    }
  } finally {
    // An open page would report errors when its servers stop.
    await page.goto('/config.json');
    await dev.stop();
  }
});
