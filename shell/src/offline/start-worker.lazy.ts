import { bus } from '@burger/shared/bus';
import { pins } from '../remotes/pins';
import type { PageMessage } from './rules';

const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  'workerStart' in entry;

/** Returns the hash that a loaded file was checked against. Empty for what has none, such as pictures and data. */
const hashOf = (address: string): string =>
  pins.hashes.get(address) ??
  [...document.scripts].find(({ src }) => src === address)?.integrity ??
  '';

/** Calls `act` once, as soon as the visitor has a cart or an account. */
function onceMayOrder(act: () => void): void {
  let has = false;
  const note = (may: boolean) => {
    if (has || !may) return;
    has = true;
    act();
  };
  bus.on('cart/changed').subscribe(({ lines }) => note(lines.length > 0));
  bus.on('session/changed').subscribe(({ status }) => note(status === 'signed-in'));
}

// Started from here, because this chunk loads on every page and later than everything that customers wait for.
function showBoundariesOnRequest(): void {
  const root = document.getElementById('root');
  if (!root || !new URLSearchParams(location.search).has('boundaries')) return;
  void import(/* webpackChunkName: "boundaries" */ '../boundaries/show-boundaries.lazy').then(
    ({ showBoundaries }) => showBoundaries(root),
  );
}

/**
 * Registers the service worker and the web app manifest. Tells the service worker the files that this page
 * has loaded, and whether the visitor may order.
 */
export async function startWorker(): Promise<void> {
  showBoundariesOnRequest();
  // Added by script, because browsers would load a manifest in the HTML while the first picture is loading.
  const manifest = { rel: 'manifest', href: '/manifest.webmanifest' };
  const isNamed = document.querySelector('link[rel="manifest"]') !== null;
  // The counter page has its own manifest.
  if (!isNamed) document.head.append(Object.assign(document.createElement('link'), manifest));
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const tell = (message: PageMessage) => active?.postMessage(message);
  new PerformanceObserver((list) => {
    const past = list.getEntries().filter((entry) => isResource(entry) && entry.workerStart === 0);
    const files = past.map(({ name }) => ({ address: name, integrity: hashOf(name) }));
    if (files.length > 0) tell(files);
  }).observe({ type: 'resource', buffered: true });
  onceMayOrder(() => tell('ordering'));
}
