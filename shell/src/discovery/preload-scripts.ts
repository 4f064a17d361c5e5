const asked = new Set<string>();

/** Asks for scripts that will be needed in a moment, without running them. */
export function preloadScripts(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (asked.has(href) || document.querySelector(`link[rel=preload][href="${href}"]`)) continue;
    asked.add(href);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }),
    );
  }
}
