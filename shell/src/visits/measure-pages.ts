import { toldRoutes, type PageVitals } from '@burger/shared/visit';

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

/**
 * Measures the pages of this visit from its beginning: the largest paint of the first one, and of each the slowest answer
 * to a press (of browsers that tell) and the worst burst of shifts, as the Core Web Vitals define them. The answer reads
 * what was measured.
 */
export function measurePages(): () => Record<string, PageVitals> {
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
