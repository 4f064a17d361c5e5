import { parentPort, workerData } from 'node:worker_threads';
import { brotli } from './compress.mjs';
import { renderPages, rendererOf } from './render-pages.mjs';

// Bundles settle on a language when they are first run, so each language has a thread to itself.
const { language, site } = workerData;
globalThis[Symbol.for('burger.speech@1')] = { language, texts: {} };
const pages = await renderPages(site, rendererOf(site, language));
// Compressing takes longer than rendering, so that is done here too.
parentPort.postMessage(pages.map(([file, html]) => [file, html, brotli(html)]));
