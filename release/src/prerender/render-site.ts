import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Language } from '@burger/shared/language';
import { brotli } from '../site/compress';
import type { SiteParts } from '../site/records';
import { demandFit } from './demand-fit';
import type { LanguageWork } from './language-worker';
import { renderPages } from './render-pages';
import { rendererOf, type Renderer } from './renderer';

/** A page that is ready to be sent: its file, its HTML, and that in brotli. */
export type RenderedPage = readonly [file: string, html: string, compressed: Uint8Array];

export interface RenderedSite {
  pages: readonly RenderedPage[];
  /** In English. */
  renderer: Renderer;
}

async function renderApart(workerData: LanguageWork): Promise<RenderedPage[]> {
  const worker = new Worker(new URL('./language-thread.mjs', import.meta.url), {
    workerData,
    // Whatever the process itself was started with, the worker is started with its file.
    execArgv: [],
  });
  const [pages] = await once(worker, 'message');
  return pages;
}

/**
 * Every page of the site, in every language, from what is deployed; writes nothing. `list` is the address of its list
 * of remotes. Rejects where shell and remotes do not fit together, or a page cannot be rendered.
 */
export async function renderSite(site: SiteParts, list: string): Promise<RenderedSite> {
  const renderer = rendererOf(site);
  demandFit(renderer, site.remotes);
  for (const [name, { line }] of Object.entries(site.staged)) demandFit(renderer, { [name]: line });
  const others = (Object.keys(renderer.languages) as Language[]).filter((one) => one !== 'en');
  const [english, ...translated] = await Promise.all([
    renderPages(site, list, renderer),
    ...others.map((language) => renderApart({ language, site, list })),
  ]);
  const own = english.map(([file, html]) => [file, html, brotli(html)] as const);
  return { pages: [...own, ...translated.flat()], renderer };
}
