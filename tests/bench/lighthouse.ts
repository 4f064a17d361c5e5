import { chromium } from '@playwright/test';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserPath } from '../../scripts/test/ensure-browser.mjs';
import type { Measured, Route } from './part';
import { signIn } from './sign-in';
import { median } from './statistics';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Figure = (typeof categories)[number] | keyof typeof audits;

/** A route's median of a figure. */
type MedianOf = (figure: Figure) => number;

interface Run {
  figures: Record<Figure, number>;
  /** Audits below 90. */
  failed: string[];
}

/** A browser with a profile of its own, which Lighthouse steers; of a customer who was on the page before, where the route needs one. */
async function launch(url: string, { path, signedIn = false }: Route) {
  const chromePath = browserPath();
  const chrome = await chromeLauncher.launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-component-update'],
  });
  if (signedIn) {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no window');
    const page = await context.newPage();
    await signIn(page, url);
    // Customers come back: what the page showed them last is kept.
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.close();
    await browser.close();
  }
  return chrome;
}

// A trace is lost now and then, most of all on a busy machine; the run is then no run.
const mostTries = 3;

async function measureOnce(url: string, route: Route, tries = 1): Promise<Run> {
  try {
    return await measureRun(url, route);
  } catch (error) {
    if (tries === mostTries) throw error;
    console.log(`${(error as Error).message} Once more.`);
    return measureOnce(url, route, tries + 1);
  }
}

async function measureRun(url: string, route: Route): Promise<Run> {
  const chrome = await launch(url, route);
  try {
    // The mobile preset is the default. It clears the cache, and leaves the account where it is.
    const result = await lighthouse(url + route.path, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'silent',
    });
    if (!result) throw new Error(`${route.path}: nothing was measured.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${route.path}: ${lhr.runtimeError.message}`);
    const score = (name: string) => (lhr.categories[name]?.score ?? NaN) * 100;
    const time = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
    const isLow = ({ id, weight }: { id: string; weight: number }) =>
      weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9;
    return {
      figures: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
        LCP: time(audits.LCP),
        TBT: time(audits.TBT),
        CLS: time(audits.CLS),
      },
      failed: categories.flatMap((name) =>
        (lhr.categories[name]?.auditRefs ?? []).filter(isLow).map(({ id }) => id),
      ),
    };
  } finally {
    chrome.kill();
  }
}

/** What the routes of visitors come to: the lowest scores, the highest times, and LCP by route. */
function figuresFor(visitors: Readonly<Record<string, MedianOf>>): Record<string, number> {
  const all = Object.values(visitors);
  const lowest = (name: Figure) => Math.min(...all.map((of) => of(name)));
  const highest = (name: Figure) => Math.max(...all.map((of) => of(name)));
  const lcp = Object.entries(visitors).map(([path, of]) => [`LCP ${path}`, of('LCP') / 1000]);
  return {
    'lowest performance': lowest('performance'),
    'lowest accessibility': lowest('accessibility'),
    'lowest best practices': lowest('best-practices'),
    'lowest SEO': lowest('seo'),
    'highest TBT': highest('TBT'),
    'highest CLS': highest('CLS'),
    ...Object.fromEntries(lcp),
  };
}

/** Lighthouse's mobile preset, medians of so many runs with a fresh profile each, as Markdown and as figures. */
export async function measureLighthouse(
  url: string,
  routes: readonly Route[],
  runs: number,
): Promise<Measured> {
  const lines = [
    '| route | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS | below 90 |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  const visitors: Record<string, MedianOf> = {};
  const asVisitor: Route[] = routes.map(({ path }) => ({ path }));
  for (const route of [...asVisitor, ...routes.filter(({ signedIn }) => signedIn)]) {
    const all: Run[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await measureOnce(url, route));
    const of: MedianOf = (name) => median(all.map(({ figures }) => figures[name]));
    if (!route.signedIn) visitors[route.path] = of;
    lines.push(
      `| ${route.path}${route.signedIn ? ', signed in' : ''} | ${categories.map((name) => of(name).toFixed(0)).join(' | ')} | ${(of('LCP') / 1000).toFixed(2)} | ${of('TBT').toFixed(0)} | ${of('CLS').toFixed(3)} | ${[...new Set(all.flatMap(({ failed }) => failed))].join(', ')} |`,
    );
    console.log(lines.at(-1));
  }
  return { table: lines.join('\n'), figures: figuresFor(visitors) };
}
