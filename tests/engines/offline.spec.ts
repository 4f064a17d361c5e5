import { serveSite, type Served } from '../sites/serve-site';
import { expect, test } from './fixtures';

// The engines log requests that fail without network.
test.use({
  tolerated: /Failed to load|NetworkError|Could not connect|ERR_CONNECTION|no-response|Cannot load/,
});

/** Runs in the page. Returns the pages and files that this page needs offline and that are not cached yet. */
const notCached = async () => {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker?.controller) return ['the worker'];
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const needed = [
    '/',
    '/menu',
    '/checkout',
    ...files.filter((file) => /\/(shell|remotes|fonts)\//.test(file)),
  ];
  const stored = await Promise.all(needed.map((file) => caches.match(file)));
  return needed.filter((_, at) => !stored[at]);
};

interface Network {
  /** A site for one test only, which may stop its server. */
  served: Served;
}

const ownSite = test.extend<Network>({
  served: async ({ engine: _engine }, provide) => {
    const served = await serveSite('site');
    await provide(served);
    await served.stop();
  },
  site: async ({ served }, provide) => provide(served.url.replace(/\/$/, '')),
});

ownSite(
  'cached pages open without network, and the others show how to order @nightly',
  async ({ visitor, served }) => {
    await visitor.open('/menu');
    await visitor.press('button Add to Cart, French Fries');
    await expect.poll(() => visitor.run(notCached), { timeout: 30_000 }).toEqual([]);
    await served.stop();
    await visitor.open('/');
    await visitor.see('main', 'heading Burger');
    await visitor.open('/menu');
    await visitor.see('main', 'heading Our menu');
    await visitor.press('button Add to Cart, Aloo Tikki Burger');
    await visitor.see('banner', 'button Cart, 2 items');
    await visitor.open('/faq', 'as is');
    await visitor.see('main', 'heading You are offline');
  },
);
