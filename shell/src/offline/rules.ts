import { pageAddress } from '@burger/shared/platform/security';
import type { Strategy } from 'workbox-strategies';

export interface CachedFile {
  address: string;
  integrity?: string;
}

/** A part of the site: paths of pages without language prefix, and the files that these pages load. */
export interface SitePart {
  pages: readonly string[];
  files: readonly CachedFile[];
}

/** Data that prerendering inserts before the code of the service worker. */
export interface WorkerSite {
  /**
   * A hash of all pages. It changes with a deployment, so that browsers install a new service worker, which
   * caches the new pages.
   */
  version: string;
  /** Path of the page that is shown offline instead of pages that are not cached, without language prefix. */
  offline: string;
  /** Pages and files cached at every first visit. */
  browsing: SitePart;
  /** Checkout, orders and account, and all that pages load later: cached once the visitor has a cart or an account. */
  ordering: SitePart;
  /** Larger sizes of the offline page's pictures, by the size that the page shows. */
  larger: Readonly<Record<string, readonly string[]>>;
  /** Origins of remotes that are hosted on their own sites. */
  origins: readonly string[];
}

/**
 * A message from a page to the service worker: the files that the page loaded, or `ordering` if the visitor
 * has a cart or an account.
 */
export type PageMessage = readonly CachedFile[] | 'ordering';

export type CacheKind = 'page' | 'file' | 'picture' | 'list';

interface Requested {
  url: string;
  navigation: boolean;
  integrity: string;
}

interface Home {
  origin: string;
  origins: readonly string[];
}

const hashed = /^\/(shell|remotes|fonts|shop)\//;
// The remotes list and the backend configuration; without the latter no visitor can be signed in.
const lists = /^\/(remotes|config)\.json$/;
// Navigations that open no page of the site: API calls, sign-in and its local emulator, files.
const noPage = /^\/(api|__|emulator|local|identitytoolkit\.|securetoken\.|v1\/)|\.\w+$/;

/**
 * Returns how the service worker caches a request; null if not at all, as for the API, sign-in and Firestore.
 */
export function cacheKind({ url, navigation, integrity }: Requested, home: Home): CacheKind | null {
  const { origin, pathname } = new URL(url);
  if (origin !== home.origin) {
    return integrity && home.origins.includes(origin) ? 'file' : null;
  }
  if (navigation) return noPage.test(pathname) ? null : 'page';
  if (hashed.test(pathname)) return 'file';
  if (pathname.startsWith('/pictures/')) return 'picture';
  return lists.test(pathname) ? 'list' : null;
}

/**
 * Returns how the worker caches a file that a page reports or a deployment lists, or null. It fetches such a file
 * itself, so that no element of a page checks a script: a script without a hash stays out of the cache.
 */
export function reportedKind({ address, integrity = '' }: CachedFile, home: Home) {
  const { href, pathname } = new URL(address, home.origin);
  const kind = cacheKind({ url: href, integrity, navigation: false }, home);
  if (kind === null || kind === 'page') return null;
  return pathname.endsWith('.js') && !integrity ? null : kind;
}

/** Returns the cache address of a page: the same for all queries, trailing slashes and link keys. */
export function pageKey(address: string, base?: string): string {
  const { origin, pathname } = new URL(address, base);
  return origin + (pageAddress(pathname.replace(/\/+$/, '')) || '/');
}

/** Returns whether only courier pages are open. Couriers pay for their mobile data and need no other page. */
export const isRiders = (open: readonly string[]): boolean =>
  open.length > 0 && open.every((address) => new URL(pageKey(address)).pathname === '/rider');

/** Returns the strategy's response once it is cached, so that the next request gets the same response. */
export async function onceCached(
  strategy: Pick<Strategy, 'handleAll'>,
  requested: Parameters<Strategy['handleAll']>[0],
): Promise<Response> {
  const [answer, cached] = strategy.handleAll(requested);
  // A response that cannot be cached is returned as well.
  await Promise.allSettled([answer, cached]);
  return answer;
}

interface Pushed {
  title: string;
  body: string;
  tag: string;
  lang: string;
  path: string;
}

/** Returns the title and options of the notification for a push message; null if it is damaged. */
export function noticeOf(data: string): [title: string, options: NotificationOptions] | null {
  try {
    const { title, body, tag, lang, path } = JSON.parse(data) as Pushed;
    // The same tag replaces the notification of the order's previous step.
    return title ? [title, { body, tag, lang, data: { path }, icon: '/icon.svg' }] : null;
  } catch {
    return null;
  }
}

interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}

interface Windows {
  matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
  openWindow(address: string): Promise<unknown>;
}

function addressOf(data: unknown, origin: string): URL {
  const path = (data as { path?: unknown } | null)?.path;
  const isOurs = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return new URL(isOurs ? path : '/', origin);
}

export async function openFromNotice(
  data: unknown,
  windows: Windows,
  origin: string,
): Promise<void> {
  const address = addressOf(data, origin);
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => {
    const { origin: of, pathname, hash } = new URL(url);
    const isThat = pathname === address.pathname && (address.hash === '' || hash === address.hash);
    return of === origin && isThat;
  });
  await (page ? page.focus() : windows.openWindow(address.href));
}
