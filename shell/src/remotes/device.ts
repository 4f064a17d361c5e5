import { pinOf } from './pins';

/** Whether the page has the script, or is about to: remotes' parts share scripts, and one that has run is not used again. */
const isAsked = (src: string): boolean =>
  performance.getEntriesByName(src, 'resource').length > 0 ||
  document.querySelector(`script[src="${src}"]`) !== null;

/** A script that runs only if it hashes to what its deployment published. */
export const pinnedScript = (src: string): HTMLScriptElement =>
  Object.assign(document.createElement('script'), {
    src,
    integrity: pinOf(src),
    crossOrigin: 'anonymous',
  });

/**
 * Runs scripts of a remote that it will ask for in a moment: chunks, which wait for whichever comes later, its entry or
 * they. No preloads, of which browsers complain when nobody used them a while after the page has loaded. Addresses are
 * absolute.
 */
export function addScripts(addresses: readonly string[]): void {
  for (const src of addresses) {
    if (isAsked(src)) continue;
    const script = pinnedScript(src);
    // The remote would wait for what has failed before.
    script.addEventListener('error', () => script.remove());
    document.head.append(script);
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
