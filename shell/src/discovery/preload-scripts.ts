import { pinOf } from './pins';

const isAsked = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].some(
    (link) => link.href === href,
  );

/** Asks for scripts that will be needed in a moment, without running them. Addresses are absolute. */
export function preloadScripts(addresses: readonly string[]): void {
  for (const href of addresses) {
    const integrity = pinOf(href);
    // Remotes of contract 1, which are not pinned, load their chunks in another mode than a preload does.
    if (!integrity || isAsked(href)) continue;
    const link = document.createElement('link');
    // Without the same integrity and mode the browser would fetch the script a second time.
    const pinned = { integrity, crossOrigin: 'anonymous' };
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href, ...pinned }));
  }
}
