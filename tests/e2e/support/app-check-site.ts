import { copySite } from '../../sites/copy-site';
import { serveSite, type Served } from '../../sites/serve-site';
import { declineOffers } from './customer';
import { test } from './fixtures';

/** Tests on a site of their own whose functions look for tokens of our pages. */
export const siteThat = (mode: 'monitor' | 'enforce') =>
  test.extend<object, { site: Served }>({
    site: [
      async ({ browserName: _ }, provide, { workerIndex }) => {
        // Two files of tests that want the same may run beside each other.
        const { folder } = copySite(`app-check-${mode}-${workerIndex}`);
        const site = await serveSite(folder, { APP_CHECK: mode });
        await provide(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: async ({ site }, provide) => provide(site.url),
    // What the client of App Check says where it gets no token.
    tolerated: /Failed to load resource|App ?Check/i,
    page: async ({ page }, provide) => {
      await declineOffers(page);
      await provide(page);
    },
  });
