import { parentPort, workerData } from 'node:worker_threads';
import { createJiti } from 'jiti';

// Node starts a thread from plain JavaScript, so the TypeScript modules load through jiti.
const jiti = createJiti(import.meta.url);
const { module, work, language } = workerData;
// A bundle fixes its language when it is first evaluated, so each language needs a thread of its own.
globalThis[Symbol.for('burger.speech@1')] = { language, texts: {} };
const load = (file) => /** @type {Promise<any>} */ (jiti.import(file));
const { rendererOf } = await load('./renderer.ts');
const { pagesIn } = await load(module);
parentPort?.postMessage(await pagesIn(work, rendererOf(work.site, language)));
