import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { addressIn, languageAt } from '@burger/shared/language';
import { pageKey } from './page-key';
import { site } from './site';

// Another number for a cache throws away what was in the one before.
const names = { pages: 'pages-1', files: 'files-1', pictures: 'pictures-1', lists: 'lists-1' };

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

/** Only whole answers of the address that was asked for. */
const wholeOnly: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

const byPath: Plugin = { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) };

/**
 * Where a page can be had neither from the network nor from here: that, in its language. It looks here once more, as
 * Firefox answers a navigation preload without network with an error, which the strategy takes for the last word.
 */
const orOffline: Plugin = {
  handlerDidError: async ({ request }) => {
    const kept = await caches.match(pageKey(request.url));
    if (kept) return kept;
    const language = languageAt(new URL(request.url).pathname);
    return caches.match(pageKey(addressIn(language, site.offline), location.origin));
  },
};

const bounded = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as Plugin;

/** A page: the network's, so that a deployment is seen at once; what is kept where that takes longer than three seconds. */
export const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: 3,
  plugins: [wholeOnly, byPath, orOffline],
});

const files = { cacheName: names.files, plugins: [wholeOnly, bounded(120)] };
const pictures = { cacheName: names.pictures, plugins: [wholeOnly, bounded(150)] };

/** Files whose name changes with their content. */
export const keptFiles = new CacheFirst(files);
export const keptPictures = new CacheFirst(pictures);
/** The same files where the page wants them anew, because what it got was damaged. */
export const freshFiles = new NetworkFirst(files);

export const lists = new NetworkFirst({ cacheName: names.lists, plugins: [wholeOnly] });

/** Removes what workers before this one kept in other caches. */
export async function dropOldCaches(): Promise<void> {
  const current: string[] = Object.values(names);
  const old = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
