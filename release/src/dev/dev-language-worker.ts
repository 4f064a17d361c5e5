import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '@burger/shared/language';
import { rendererOf } from '../prerender/renderer';
import { emptyPages, type DevSite } from './dev-pages';

// Bundles settle on a language when they are first run, so each language has a thread to itself.
const { language, site } = workerData as { language: Language; site: DevSite };
Object.assign(globalThis, { [Symbol.for('burger.speech@1')]: { language, texts: {} } });
parentPort?.postMessage(emptyPages(site, rendererOf(site, language)));
