/// <reference lib="webworker" />
import * as navigationPreload from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { dropOldCaches, freshFiles, keptFiles, keptPictures, lists, pages } from './caches';
import { keepFiles, keepPage } from './keep';
import { keptAs, type Kept } from './caching';
import { onceKept } from './once-kept';
import { openFromNotice } from './open-from-notice';
import { isRiders } from './page-key';
import { home, site, type KeptFile } from './site';

declare const self: ServiceWorkerGlobalScope;

const is =
  (kept: Kept) =>
  ({ request: { url, integrity, mode } }: { request: Request }) =>
    keptAs({ url, integrity, navigation: mode === 'navigate' }, home) === kept;

// The request for a page does not wait for this worker to start.
navigationPreload.enable();
registerRoute(is('page'), pages);
registerRoute(is('file'), (asked) =>
  asked.request.cache === 'reload' ? onceKept(freshFiles, asked) : keptFiles.handle(asked),
);
registerRoute(is('picture'), keptPictures);
registerRoute(is('list'), lists);

/** Keeps the pages that are open; one that is an error page stays out. */
const keepOpenPages = (open: readonly string[]) => Promise.allSettled(open.map(keepPage));

/** Keeps what is read without having been visited. The files first: a page that is kept finds what it loads. */
async function keepSite(open: readonly string[], event: ExtendableEvent): Promise<void> {
  if (isRiders(open)) return;
  await keepFiles(site.files, event);
  await Promise.all(site.pages.map(keepPage));
}

async function openAddresses(): Promise<string[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return [...new Set(open.map(({ url }) => url))];
}

// It waits until no page of the worker before it is open: what both keep is the same, and a browser that stops the one
// just as it is asked for a page leaves that page hanging.
self.addEventListener('install', (event) => {
  event.waitUntil(
    openAddresses().then((open) => Promise.all([keepSite(open, event), keepOpenPages(open)])),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()]));
});

// What the first page of a first visit loaded before there was a worker.
self.addEventListener('message', (event) => {
  event.waitUntil(keepFiles(event.data as KeptFile[], event));
});

// eslint-disable-next-line browsers/lacked-apis -- iOS 16.4 shows no notice of a page, so nobody presses one
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openFromNotice(notification.data, self.clients, location.origin));
});
