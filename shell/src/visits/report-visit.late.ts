import type { ShopBus } from '@burger/shared/bus';
import { toldRoutes, toldSources, type PageVitals, type Visit } from '@burger/shared/visit';

/** As browsers tell of what nobody caught. */
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

/** Of `/kn/track/<key>` only `/track` is told. */
function routeNow(): string {
  const [language] = document.documentElement.lang.split('-');
  const [first = '', second = ''] = location.pathname.split('/').slice(1);
  const route = `/${first === language ? second : first}`;
  return (toldRoutes as readonly string[]).includes(route) ? route : '/404';
}

/** Measures this visit's pages as Core Web Vitals do: largest paint, slowest press, worst burst. Returns what reads them. */
function measurePages(): () => Record<string, PageVitals> {
  const pages: Record<string, PageVitals> = {};
  const first = routeNow();
  const page = (): PageVitals => (pages[routeNow()] ??= {});
  const flush: (() => void)[] = [];

  function observe(type: string, take: (entry: PerformanceEntry) => void, more = {}): void {
    // Browsers that do not know one complain.
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
  // Told however fast it was.
  observe('first-input', press);

  // A burst: shifts less than a second apart, five seconds at most.
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

// A script of the shell or of a remote, with the version that its folder is named by.
const script = /\/(?:remotes\/([\w-]+)|(shell))\/(\d+\.\d+\.\d+[\w-]*)\//g;

const partsIn = (text: string) =>
  [...text.matchAll(script)].map(([, remote, shell, version = '']) => ({
    part: remote ?? shell ?? '',
    version,
  }));

/** The version of the shell and of each remote that this page runs: their scripts are pinned. The last one replaced others. */
export function versionsThatRan(): Record<string, string> {
  const pins = Reflect.get(globalThis, Symbol.for('burger.pins@1')) as
    | Map<string, string>
    | undefined;
  const ran = partsIn([...(pins?.keys() ?? [])].join('\n'));
  return Object.fromEntries(ran.map(({ part, version }) => [part, version]));
}

/** The part that an error comes from: of a remote where one had a hand in it, as the shell carries what they run on. */
function partOf({ name, message, stack = '' }: Error): string | undefined {
  // Who is offline misses everything.
  if (name === 'RemoteMissingError') return navigator.onLine ? message.split('/')[0] : undefined;
  const parts = partsIn(stack).map(({ part }) => part);
  return parts.find((part) => part !== 'shell') ?? parts[0];
}

// One that comes again and again says no more than its first ones.
const most = 50;

/** Names of what failed, by the part that it came from. What came from elsewhere, as from extensions, is left out. */
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

/** Safari and Firefox do not say. */
const lineNow = (): string =>
  (navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? 'unknown';

/** Where the link stands that this visit began with, by its `?from=`. */
export function sourceOf(address: string): string | undefined {
  const from = new URL(address).searchParams.get('from');
  return toldSources.find((one) => one === from);
}

/** Reports once, when the page is left or hidden: without cookies, unlike `sendBeacon`, and without the address, maybe a key. */
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
    // On a development server nothing was deployed.
    if (!versions['shell']) return;
    const visit: Visit = {
      versions,
      line: lineNow(),
      pages: measured(),
      errors: failuresByPart(failures, versions),
      lost: Math.min(lost, 20),
      // What has followed since may have taken it out of the address.
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
