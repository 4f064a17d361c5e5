import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureTools } from '../../scripts/ensure-installed.mjs';
import { root } from '../../scripts/paths.mjs';
import { browserPath } from '../../scripts/test/browsers.mjs';
import { median, repeated, tableOf, type Measured, type Route } from './part';
import { signIn } from './browser';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Figure = (typeof categories)[number] | keyof typeof audits;

const nameOf = ({ path, signedIn }: Route) => `${path}${signedIn ? ', signed in' : ''}`;

type MedianOf = (figure: Figure) => number;

interface Run {
  figures: Record<Figure, number>;
  failed: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

const executable = () => browserPath() ?? chromium.executablePath();
const flags = ['--no-sandbox', '--disable-component-update'];

/** Makes the customer of that profile known, who was on the page before. */
async function comeBack(profile: string, url: string, path: string): Promise<void> {
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: executable(),
    args: flags,
  });
  const page = await browser.newPage();
  await signIn(page, url);
  // What the page showed her last is kept.
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await browser.close();
}

/** What Lighthouse reports of a route, in a browser with a profile of its own. */
async function reportOf(url: string, { path, signedIn = false }: Route): Promise<Report> {
  const profile = await mkdtemp(`${tmpdir()}/bench-`);
  try {
    if (signedIn) await comeBack(profile, url, path);
    // The mobile preset is the default. It clears the cache, and leaves the account where it is.
    const chromeFlags = ['--headless=new', ...flags, `--user-data-dir=${profile}`].join(' ');
    const { stdout } = await promisify(execFile)(
      `${root}/tests/tools/node_modules/.bin/lighthouse`,
      [
        ...[url + path, `--chrome-flags=${chromeFlags}`, '--output=json', '--quiet'],
        `--only-categories=${categories}`,
      ],
      { maxBuffer: 2 ** 28, env: { ...process.env, CHROME_PATH: executable() } },
    );
    return JSON.parse(stdout) as Report;
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
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
  const lhr = await reportOf(url, route);
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
}

type RouteMedians = readonly { route: Route; of: MedianOf }[];

/** What the routes come to: the lowest scores and the highest times for visitors, and each route's own. */
function figuresFor(measured: RouteMedians, noIndex: ReadonlySet<string>): Record<string, number> {
  const visitors = measured.filter(({ route }) => !route.signedIn);
  const lowest = (name: Figure, of: RouteMedians = visitors) =>
    Math.min(...of.map((one) => one.of(name)));
  const highest = (name: Figure) => Math.max(...visitors.map(({ of }) => of(name)));
  const own = measured.flatMap(({ route, of }) => [
    [`LCP ${nameOf(route)}`, of('LCP') / 1000],
    [`TBT ${nameOf(route)}`, of('TBT')],
    [`performance ${nameOf(route)}`, of('performance')],
  ]);
  return {
    'lowest performance': lowest('performance'),
    'lowest accessibility': lowest('accessibility'),
    'lowest best practices': lowest('best-practices'),
    // A page that asks not to be found is not held to how it would be.
    'lowest SEO': lowest(
      'seo',
      visitors.filter(({ route }) => !noIndex.has(route.path)),
    ),
    'highest TBT': highest('TBT'),
    'highest CLS': highest('CLS'),
    ...Object.fromEntries(own),
  };
}

/** Lighthouse's mobile preset, medians of so many runs with a fresh profile each, as Markdown and as figures. */
export async function measureLighthouse(
  url: string,
  routes: readonly Route[],
  runs: number,
): Promise<Measured> {
  const rows: string[][] = [];
  await ensureTools();
  const measured: { route: Route; of: MedianOf }[] = [];
  const asVisitor: Route[] = routes.map(({ path }) => ({ path }));
  const customers = routes.filter(({ signedIn }) => signedIn);
  for (const route of [...asVisitor, ...customers]) {
    const all = await repeated(runs, () => measureOnce(url, route));
    const of: MedianOf = (name) => median(all.map(({ figures }) => figures[name]));
    measured.push({ route, of });
    const row = [
      ...[nameOf(route), ...categories.map((name) => of(name).toFixed(0))],
      ...[(of('LCP') / 1000).toFixed(2), of('TBT').toFixed(0), of('CLS').toFixed(3)],
      [...new Set(all.flatMap(({ failed }) => failed))].join(', '),
    ];
    rows.push(row);
    console.log(row.join(' | '));
  }
  const noIndex = new Set(customers.map(({ path }) => path));
  const head =
    'route, performance, accessibility, best practices, SEO, LCP s, TBT ms, CLS, below 90';
  return { table: tableOf(head.split(', '), rows), figures: figuresFor(measured, noIndex) };
}
