import { expect } from '../fixtures';
import { fault } from './fault';

fault(
  'mfe-menu · down',
  { signedIn: true, tolerated: /Failed to load resource|RemoteMissingError/ },
  async ({ page, shop }) => {
    await page.route(/\/remotes\/mfe-menu\//, (route) => route.abort());
    await shop.open('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await shop.survived({ broken: 'mfe-menu' });
    await shop.order();
    await shop.survived({ broken: 'mfe-menu' });
  },
);
