/** What a page starts with: scripts to run, in their order, and scripts to fetch because those will ask for them. */
export interface PageScripts {
  run: readonly PageScript[];
  fetch: readonly PageScript[];
}

export interface PageScript {
  address: string;
  integrity?: string;
}

/**
 * Starts the scripts of a page once its text and its largest picture are painted, so that they do not take the line
 * from them; at the first touch or key, or after a second and a half, they start in any case.
 *
 * It stands in the page as text of its own: it may use nothing from outside itself.
 */
export function startPage(page: Document = document): void {
  const text = page.getElementById('page-scripts')?.textContent;
  if (!text) return;
  const scripts = JSON.parse(text) as PageScripts;
  const started = new AbortController();

  const add = (tag: string, attributes: object) => {
    const mode = { crossOrigin: 'anonymous', fetchPriority: 'low' };
    page.head.append(Object.assign(page.createElement(tag), mode, attributes));
  };
  const start = () => {
    if (started.signal.aborted) return;
    started.abort();
    for (const { address, integrity = '' } of scripts.run) {
      add('script', { async: false, integrity, src: address });
    }
    for (const { address, integrity = '' } of scripts.fetch) {
      add('link', { rel: 'preload', as: 'script', integrity, href: address });
    }
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));

  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const listen = { signal: started.signal, capture: true, passive: true };
  if (!picture || picture.complete) afterPaint();
  else for (const end of ['load', 'error']) picture.addEventListener(end, afterPaint, listen);
  for (const meant of ['pointerdown', 'keydown']) page.addEventListener(meant, start, listen);
  setTimeout(start, 1500);
}
