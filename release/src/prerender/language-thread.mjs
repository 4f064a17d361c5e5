import { parentPort, workerData } from 'node:worker_threads';
import { createJiti } from 'jiti';

// A thread starts from what Node runs as it is.
const jiti = createJiti(import.meta.url);
const { module, work, language } = workerData;
// Bundles settle on a language when they are first run, so each language has a thread to itself.
globalThis[Symbol.for('burger.speech@1')] = { language, texts: {} };
const load = (file) => /** @type {Promise<any>} */ (jiti.import(file));
const { rendererOf } = await load('./renderer.ts');
const { pagesIn } = await load(module);
parentPort?.postMessage(await pagesIn(work, rendererOf(work.site, language)));
