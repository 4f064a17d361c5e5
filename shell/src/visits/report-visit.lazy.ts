import type { ShopBus } from '@burger/shared/bus';
import {
  reportedRoutes,
  reportedSources,
  type PageVitals,
  type Visit,
} from '@burger/shared/contracts/visit';

interface Failure {
  error?: unknown;
  reason?: unknown;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Press extends PerformanceEntry {
  interactionId?: number;
}

/** Returns the path to report, without the rest: `/track` for `/kn/track/<key>`. */
function routeNow(): string {
  const [language] = document.documentElement.lang.split('-');
  const [first = '', second = ''] = location.pathname.split('/').slice(1);
  const route = `/${first === language ? second : first}`;
  return (reportedRoutes as readonly string[]).includes(route) ? route : '/404';
}

/** Measures the Core Web Vitals of the pages of this visit. Returns a function that reads them. */
function measurePages(): () => Record<string, PageVitals> {
  const pages: Record<string, PageVitals> = {};
  const first = routeNow();
  const page = (): PageVitals => (pages[routeNow()] ??= {});
  const flush: (() => void)[] = [];

  function observe(type: string, take: (entry: PerformanceEntry) => void, more = {}): void {
    // Browsers log a warning for unknown entry types.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...more });
    flush.push(() => observer.takeRecords().forEach(take));
  }

  page();
  observe('largest-contentful-paint', ({ startTime }) => {
    (pages[first] ??= {}).lcp = Math.round(startTime);
  });

  const press = (entry: PerformanceEntry) => {
    if (!(entry as Press).interactionId) return;
    const here = page();
    here.inp = Math.round(Math.max(here.inp ?? 0, entry.duration));
  };
  observe('event', press, { durationThreshold: 16 });
  // first-input is reported whatever its duration.
  observe('first-input', press);

  // CLS sums up layout shifts less than a second apart, in a window of at most five seconds.
  let burst = { of: '', from: 0, last: 0, sum: 0 };
  observe('layout-shift', (entry) => {
    const { startTime: at, value, hadRecentInput } = entry as Shift;
    const of = routeNow();
    if (hadRecentInput) return;
    const goesOn = of === burst.of && at - burst.last < 1000 && at - burst.from < 5000;
    burst = goesOn
      ? { ...burst, last: at, sum: burst.sum + value }
      : { of, from: at, last: at, sum: value };
    const here = page();
    here.cls = Math.max(here.cls ?? 0, burst.sum);
  });

  return () => {
    for (const each of flush) each();
    if ('LayoutShift' in window) for (const one of Object.values(pages)) one.cls ??= 0;
    return pages;
  };
}

// Matches the URL of a shell or remote script: its folder is named after its version.
const script = /\/(?:remotes\/([\w-]+)|(shell))\/(\d+\.\d+\.\d+[\w-]*)\//g;

const partsIn = (text: string) =>
  [...text.matchAll(script)].map(([, remote, shell, version = '']) => ({
    part: remote ?? shell ?? '',
    version,
  }));

/** Returns the running versions of shell and remotes: those whose hashes were registered last. */
export function versionsThatRan(): Record<string, string> {
  const pins = Reflect.get(globalThis, Symbol.for('burger.pins@1')) as
    | Map<string, string>
    | undefined;
  const ran = partsIn([...(pins?.keys() ?? [])].join('\n'));
  return Object.fromEntries(ran.map(({ part, version }) => [part, version]));
}

/**
 * Returns the shell or remote that an error comes from. Remotes first, because the shell contains libraries
 * that they use.
 */
function partOf({ name, message, stack = '' }: Error): string | undefined {
  // Every remote is missing for an offline visitor, which is no failure of the remote.
  if (name === 'RemoteMissingError') return navigator.onLine ? message.split('/')[0] : undefined;
  const parts = partsIn(stack).map(({ part }) => part);
  return parts.find((part) => part !== 'shell') ?? parts[0];
}

// Number of errors to keep: a repeated error adds nothing to the report.
const most = 50;

/**
 * Returns the names of errors by the part they come from. Errors of other origins, such as browser
 * extensions, are left out.
 */
export function failuresByPart(
  failures: readonly Failure[],
  versions: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { error, reason } of failures.slice(0, most)) {
    const failure = error ?? reason;
    if (!(failure instanceof Error)) continue;
    const part = partOf(failure);
    if (part === undefined || !(part in versions)) continue;
    const names = (found[part] ??= []);
    if (!names.includes(failure.name) && names.length < 10) names.push(failure.name.slice(0, 60));
  }
  return found;
}

/** Safari and Firefox do not report the connection type. */
const lineNow = (): string =>
  (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? 'unknown';

export function sourceOf(address: string): string | undefined {
  const from = new URL(address).searchParams.get('from');
  return reportedSources.find((one) => one === from);
}

/**
 * Reports the visit once, when the page is left or hidden. Unlike `sendBeacon` this sends no cookies. Leaves
 * out the URL, which may contain a key.
 */
export function reportVisit(failures: readonly Failure[], bus: ShopBus): void {
  const measured = measurePages();
  let lost = 0;
  const lostOnes = bus.on('order/answer-lost').subscribe(() => (lost += 1));
  const end = new AbortController();

  function report(): void {
    if (!document.hidden) return;
    end.abort();
    lostOnes.unsubscribe();
    const versions = versionsThatRan();
    // Development servers have no deployed versions, so nothing is reported.
    if (!versions['shell']) return;
    const visit: Visit = {
      versions,
      line: lineNow(),
      pages: measured(),
      errors: failuresByPart(failures, versions),
      lost: Math.min(lost, 20),
      // The first URL of the visit: later navigations may have changed the current one.
      from: sourceOf(performance.getEntriesByType('navigation')[0]?.name ?? location.href),
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

  document.addEventListener('visibilitychange', report, { signal: end.signal });
}
