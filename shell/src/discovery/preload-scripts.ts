import { pinOf } from './pins';

const isAsked = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].some(
    (link) => link.href === href,
  );

/** Asks for scripts that will be needed in a moment, without running them. Addresses are absolute. */
export function preloadScripts(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (isAsked(href)) continue;
    const link = document.createElement('link');
    // Without the same integrity and mode the browser would fetch the script a second time.
    const pinned = { integrity: pinOf(href), crossOrigin: 'anonymous' };
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href, ...pinned }));
  }
}
