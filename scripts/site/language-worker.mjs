import { parentPort, workerData } from 'node:worker_threads';
import { renderPages, rendererOf } from './render-pages.mjs';

// Bundles settle on a language when they are first run, so each language has a thread to itself.
const { language, site } = workerData;
globalThis[Symbol.for('burger.speech@1')] = { language, texts: {} };
parentPort.postMessage(await renderPages(site, rendererOf(site, language)));
