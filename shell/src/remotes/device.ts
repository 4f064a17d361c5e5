import { pinOf } from './pins';

/** Whether the page has the script, or is about to: remotes' parts share scripts, and one that has run is not used again. */
const isAsked = (href: string): boolean =>
  performance.getEntriesByName(href, 'resource').length > 0 ||
  [...document.scripts].some(({ src }) => src === href) ||
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].some(
    (link) => link.href === href,
  );

// So long after a page's load event Chromium looks for preloads that nobody has used yet, and complains of them.
const unusedIsFoundAfterMs = 3500;

function isLookedAt(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAt = visit?.loadEventEnd ?? 0;
  return loadedAt > 0 && performance.now() - loadedAt < unusedIsFoundAfterMs;
}

/** Asks for scripts that will be needed in a moment, without running them; not while the browser would take that for a mistake. Addresses are absolute. */
export function preloadScripts(addresses: readonly string[]): void {
  if (isLookedAt()) return;
  for (const href of addresses) {
    if (isAsked(href)) continue;
    const link = document.createElement('link');
    // Without the same integrity and mode the browser would fetch the script a second time.
    const pinned = { integrity: pinOf(href), crossOrigin: 'anonymous' };
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href, ...pinned }));
  }
}

/** Fetches scripts past the cache, which would hand out again for good what arrived damaged. Never rejects. */
export const fetchAnew = (addresses: readonly string[]): Promise<unknown> =>
  Promise.allSettled(
    addresses.map((href) =>
      fetch(href, { cache: 'reload', integrity: pinOf(href), signal: AbortSignal.timeout(5000) }),
    ),
  );

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asked to load little, or the line is so slow that it is the same. Only Chromium says so. */
export function savesData(from: Navigator & { connection?: Connection } = navigator): boolean {
  const { saveData = false, effectiveType = '' } = from.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
