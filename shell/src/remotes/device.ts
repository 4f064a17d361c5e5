import { pins } from './pins';

/**
 * Returns whether the page has requested a script. Parts of a remote share scripts, and each must run only
 * once.
 */
const isRequested = (src: string): boolean =>
  performance.getEntriesByName(src, 'resource').length > 0 ||
  document.querySelector(`script[src="${src}"]`) !== null;

/**
 * Runs the chunks that a remote is about to load. They are no preloads, because browsers warn about unused
 * ones.
 */
export function addScripts(addresses: readonly string[]): void {
  for (const src of addresses) {
    if (isRequested(src)) continue;
    const script = pins.script(src);
    // A remote waits for an existing script element, even for one that has failed, so failed ones are
    // removed.
    script.addEventListener('error', () => script.remove());
    document.head.append(script);
  }
}

/** Fetches scripts bypassing the cache, which would keep serving a damaged response. Never rejects. */
export const fetchAnew = (addresses: readonly string[]): Promise<unknown> =>
  Promise.allSettled(
    addresses.map((href) =>
      fetch(href, {
        cache: 'reload',
        integrity: pins.integrityOf(href),
        signal: AbortSignal.timeout(5000),
      }),
    ),
  );

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether the visitor saves data or has a 2G connection. Only Chromium reports this. */
export function savesData(from: Navigator & { connection?: Connection } = navigator): boolean {
  const { saveData = false, effectiveType = '' } = from.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
