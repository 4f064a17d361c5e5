import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '@burger/shared/language';
import { brotli } from '../site/compress';
import type { SiteParts } from '../site/records';
import { renderPages } from './render-pages';
import { rendererOf } from './renderer';

export interface LanguageWork {
  language: Language;
  site: SiteParts;
  list: string;
}

// Bundles settle on a language when they are first run, so each language has a thread to itself.
const { language, site, list } = workerData as LanguageWork;
Object.assign(globalThis, { [Symbol.for('burger.speech@1')]: { language, texts: {} } });
const pages = await renderPages(site, list, rendererOf(site, language));
// Compressing takes longer than rendering, so that is done here too.
parentPort?.postMessage(pages.map(([file, html]) => [file, html, brotli(html)]));
