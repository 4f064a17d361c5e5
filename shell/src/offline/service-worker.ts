/// <reference lib="webworker" />
import { addressIn, languageAt } from '@burger/shared/i18n';
import { ExpirationPlugin } from 'workbox-expiration';
import * as navigationPreload from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import {
  isRiders,
  noticeOf,
  cacheKind,
  onceCached,
  openFromNotice,
  pageKey,
  reportedKind,
  type CacheKind,
  type CachedFile,
  type PageMessage,
  type SitePart,
  type WorkerSite,
} from './rules';

declare const self: ServiceWorkerGlobalScope;

const { workerSite: site } = globalThis as unknown as { workerSite: WorkerSite };
const home = { origin: location.origin, origins: site.origins };

// A cache with a new number starts empty, so raise it to drop old content.
const names = { pages: 'pages-1', files: 'files-1', pictures: 'pictures-1', lists: 'lists-1' };

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

const wholeOnly: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
};

const byPath: Plugin = { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) };

/** Returns the URL of the offline page in the language of another page. */
const offlinePageFor = (address: string): string =>
  pageKey(addressIn(languageAt(new URL(address).pathname), site.offline), location.origin);

/**
 * Falls back to the offline page in the page's language. Looks into the cache again first: offline, Firefox
 * rejects a navigation preload, and the strategy then gives up.
 */
const orOffline: Plugin = {
  handlerDidError: async ({ request }) => {
    const [first, second] = [offlinePageFor(request.url), offlinePageFor(location.origin)];
    return (
      (await caches.match(pageKey(request.url))) ??
      (await caches.match(first)) ??
      caches.match(second)
    );
  },
};

const bounded = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as Plugin;

/** Pages come from the network, so that deployments show at once, and after three seconds from the cache. */
const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: 3,
  plugins: [wholeOnly, byPath, orOffline],
});

/** Takes a larger size of a picture of the offline page, if a page has downloaded that already. */
const orLarger: Plugin = {
  requestWillFetch: async ({ request }) => {
    for (const address of site.larger[new URL(request.url).pathname] ?? []) {
      const stored = new Request(address, { cache: 'only-if-cached', mode: 'same-origin' });
      if (await fetch(stored.clone()).catch(() => null)) return stored;
    }
    return request;
  },
};

const files = { cacheName: names.files, plugins: [wholeOnly, bounded(120)] };
const pictures = { cacheName: names.pictures, plugins: [wholeOnly, bounded(150), orLarger] };
const cachedFiles = new CacheFirst(files);
const cachedPictures = new CacheFirst(pictures);
/** Strategy for files that a page requests again because the first copy failed its integrity check. */
const freshFiles = new NetworkFirst(files);

const lists = new NetworkFirst({ cacheName: names.lists, plugins: [wholeOnly] });

async function dropOldCaches(): Promise<void> {
  const current: string[] = Object.values(names);
  const old = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

const strategies = { file: cachedFiles, picture: cachedPictures, list: lists };

/** Caches files as if a page had requested them, unless they are cached already. Never rejects. */
function cacheFiles(files: readonly CachedFile[], event: ExtendableEvent): Promise<unknown> {
  const cached = files.flatMap((file) => {
    const as = reportedKind(file, home);
    if (!as) return [];
    const { address, integrity = '' } = file;
    const request = new Request(address, { integrity, mode: 'cors', credentials: 'same-origin' });
    return strategies[as].handleAll({ request, event });
  });
  return Promise.allSettled(cached);
}

async function cachePage(address: string): Promise<void> {
  const key = pageKey(address, location.origin);
  if (cacheKind({ url: key, integrity: '', navigation: true }, home) !== 'page') return;
  const answer = await fetch(key, { cache: 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error(`${key} answered ${answer.status}`);
  const cache = await caches.open(pages.cacheName);
  await cache.put(key, answer);
}

const is =
  (kind: CacheKind) =>
  ({ request: { url, integrity, mode } }: { request: Request }) =>
    cacheKind({ url, integrity, navigation: mode === 'navigate' }, home) === kind;

// With navigation preload, the page request does not wait until this service worker has started.
navigationPreload.enable();
registerRoute(is('page'), pages);
registerRoute(is('file'), (requested) =>
  requested.request.cache === 'reload'
    ? onceCached(freshFiles, requested)
    : cachedFiles.handle(requested),
);
registerRoute(is('picture'), cachedPictures);
registerRoute(is('list'), lists);

async function cacheMissingPage(address: string): Promise<void> {
  if (!(await caches.match(pageKey(address, location.origin)))) await cachePage(address);
}

const keysOf = ({ pages }: SitePart) => pages.map((page) => pageKey(page, location.origin));

async function hasOrderingPages(): Promise<boolean> {
  const cached = await Promise.all(keysOf(site.ordering).map((key) => caches.match(key)));
  return cached.some(Boolean);
}

/** Caches the files that a page loaded before it had a service worker, or the pages for ordering. */
async function cacheForPage(message: PageMessage, event: ExtendableMessageEvent): Promise<void> {
  const isOrdering = message === 'ordering';
  await cacheFiles(isOrdering ? site.ordering.files : message, event);
  if (isOrdering) await Promise.all(site.ordering.pages.map(cacheMissingPage));
  else if (event.source instanceof WindowClient)
    await cacheMissingPage(offlinePageFor(event.source.url));
}

/** Returns the cache addresses of the open pages. */
async function openPages(): Promise<string[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return [...new Set(open.map(({ url }) => pageKey(url)))];
}

/**
 * Caches home page, menu and offline page before the visitor opens them, the open pages, and the pages for ordering
 * if an earlier version has cached them.
 */
async function cacheSite(event: ExtendableEvent): Promise<void> {
  const open = await openPages();
  const parts = isRiders(open) ? [] : [site.browsing];
  if (parts.length > 0 && (await hasOrderingPages())) parts.push(site.ordering);
  // Files before pages, so that a cached page always finds its files.
  for (const { files } of parts) await cacheFiles(files, event);
  // An update without an open page has no language, so it caches the English offline page.
  const readers = open.length > 0 ? open : [location.origin];
  const offline = parts.length > 0 ? readers.map(offlinePageFor) : [];
  const required = new Set([...parts.flatMap(keysOf), ...offline]);
  const others = open.filter((key) => !required.has(key));
  await Promise.all([...required].map(cachePage));
  // The site may lack an open page, for example one with a mistyped address.
  await Promise.allSettled(others.map(cachePage));
}

// Does not call skipWaiting: a browser that stops the old service worker during a page request would leave
// that page hanging.
self.addEventListener('install', (event) => {
  event.waitUntil(cacheSite(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  event.waitUntil(cacheForPage(event.data as PageMessage, event));
});

self.addEventListener('push', (event) => {
  const notice = noticeOf(event.data?.text() ?? '');
  const show = notice && self.registration.showNotification(...notice);
  const open = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Open pages reload the order at once, so that they need not poll often.
  const refresh = open.then((pages) => pages.forEach((page) => page.postMessage('pushed')));
  event.waitUntil(Promise.all([show, refresh]));
});

// eslint-disable-next-line browsers/lacked-apis -- iOS 16.4 shows no notice of a page, so nobody presses one
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openFromNotice(notification.data, self.clients, location.origin));
});
