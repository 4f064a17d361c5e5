import { pinOf } from '../remotes/pins';

const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  'workerStart' in entry;

/** Makes the site installable and usable offline; tells the worker what this page loaded without it. */
export async function startWorker(): Promise<void> {
  // Not in the page itself: browsers would ask for it while the first picture is on its way.
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
  const isNamed = document.querySelector('link[rel="manifest"]') !== null;
  // The counter is an app of its own.
  if (!isNamed) document.head.append(Object.assign(document.createElement('link'), manifest));
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  new PerformanceObserver((list) => {
    const past = list.getEntries().filter((entry) => isResource(entry) && entry.workerStart === 0);
    const files = past.map(({ name }) => ({ address: name, integrity: pinOf(name) }));
    if (files.length > 0) active?.postMessage(files);
  }).observe({ type: 'resource', buffered: true });
}
