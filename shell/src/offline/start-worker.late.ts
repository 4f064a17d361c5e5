import { pinOf } from '../remotes/pins';

const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  'workerStart' in entry;

/** Makes the site installable and usable offline. Sends the worker the files that this page loaded without it. */
export async function startWorker(): Promise<void> {
  // Added by script: browsers would load a manifest in the HTML while the first picture is loading.
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
  const isNamed = document.querySelector('link[rel="manifest"]') !== null;
  // The counter has a manifest of its own.
  if (!isNamed) document.head.append(Object.assign(document.createElement('link'), manifest));
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  new PerformanceObserver((list) => {
    const past = list.getEntries().filter((entry) => isResource(entry) && entry.workerStart === 0);
    const files = past.map(({ name }) => ({ address: name, integrity: pinOf(name) }));
    if (files.length > 0) active?.postMessage(files);
  }).observe({ type: 'resource', buffered: true });
}
