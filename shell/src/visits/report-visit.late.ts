import type { ShopBus } from '@burger/shared/bus';
import type { Visit } from '@burger/shared/visit';
import { failuresByPart, versionsThatRan, type Failure } from './parts-that-ran';
import { measurePages } from './measure-pages';

/** Safari and Firefox do not say. */
const lineNow = (): string =>
  (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? 'unknown';

/**
 * Measures from now on, and tells once, when the page is left or hidden. Without cookies, which `sendBeacon` would bring
 * along, and without the page's address, which may be a key.
 */
export function tellVisit(failures: readonly Failure[], bus: ShopBus): void {
  const measured = measurePages();
  let lost = 0;
  const lostOnes = bus.on('order/answer-lost').subscribe(() => (lost += 1));
  const end = new AbortController();

  function tell(): void {
    if (!document.hidden) return;
    end.abort();
    lostOnes.unsubscribe();
    const versions = versionsThatRan();
    // On a development server nothing was deployed.
    if (!versions['shell']) return;
    const visit: Visit = {
      versions,
      line: lineNow(),
      pages: measured(),
      errors: failuresByPart(failures, versions),
      lost: Math.min(lost, 20),
    };
    fetch('/api/vitals', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(visit),
    }).catch(() => undefined);
  }

  document.addEventListener('visibilitychange', tell, { signal: end.signal });
}
