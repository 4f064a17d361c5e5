import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureTools } from '../../scripts/ensure-installed.mjs';
import { root } from '../../shared/repository/paths.mjs';
import { browserPath } from '../../scripts/test/browsers.mjs';
import { writeLongMenu } from '../sites/long-menu.mjs';
import { serveMenu } from '../sites/serve-site';
import { median, repeated, tableOf, type Elsewhere, type Measured, type Route } from './part';
import { signIn } from './browser';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

const longMenu = { path: '/menu' };
export const longMenuName = '/menu, 200 dishes';

type Figure = (typeof categories)[number] | keyof typeof audits;
type MedianOf = (figure: Figure) => number;

const nameOf = ({ path, signedIn }: Route) => `${path}${signedIn ? ', signed in' : ''}`;

interface Report {
  runtimeError?: { message: string };
  categories: Partial<Record<string, Score & { auditRefs: { id: string; weight: number }[] }>>;
  audits: Partial<Record<string, Score & { numericValue?: number }>>;
}
interface Score {
  score: number | null;
}

const executable = () => browserPath() ?? chromium.executablePath();
const flags = ['--no-sandbox', '--disable-component-update'];

/** Prepares a browser profile with a signed-in customer who has visited the page. */
async function comeBack(profile: string, url: string, path: string): Promise<void> {
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: executable(),
    args: flags,
  });
  const page = await browser.newPage();
  await signIn(page, url);
  // The page stores its data for the next visit when the network is idle.
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await browser.close();
}

async function reportOf(url: string, { path, signedIn = false }: Route): Promise<Report> {
  const profile = await mkdtemp(`${tmpdir()}/bench-`);
  try {
    if (signedIn) await comeBack(profile, url, path);
    // Mobile is Lighthouse's default preset. It clears the cache but keeps the account.
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

// Lighthouse sometimes loses its trace, mostly on a busy machine; such a run is repeated.
const mostTries = 3;

async function measureOnce(url: string, route: Route, tries = 1): ReturnType<typeof measureRun> {
  try {
    return await measureRun(url, route);
  } catch (error) {
    if (tries === mostTries) throw error;
    console.log(`${(error as Error).message} Trying again.`);
    return measureOnce(url, route, tries + 1);
  }
}

async function measureRun(url: string, route: Route) {
  const lhr = await reportOf(url, route);
  if (lhr.runtimeError) throw new Error(`${route.path}: ${lhr.runtimeError.message}`);
  const scores = categories.map((name) => [name, (lhr.categories[name]?.score ?? NaN) * 100]);
  const times = Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue]);
  const failed = categories
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9);
  return {
    figures: Object.fromEntries([...scores, ...times]) as Record<Figure, number>,
    failed: failed.map(({ id }) => id),
  };
}

/** Returns the lowest scores and highest times of signed-out pages, and the figures of each page. */
function figuresFor(measured: readonly { route: Route; of: MedianOf }[]): Record<string, number> {
  const visitors = measured.filter(({ route }) => !route.signedIn);
  // Lighthouse measures no SEO score for noindex pages.
  const noIndex = measured.flatMap(({ route }) => (route.signedIn ? [route.path] : []));
  const found = visitors.filter(({ route }) => !noIndex.includes(route.path));
  const all = (name: Figure, of = visitors) => of.map((one) => one.of(name));
  const own = measured.flatMap(({ route, of }) => [
    [`LCP ${nameOf(route)}`, of('LCP') / 1000],
    [`performance ${nameOf(route)}`, of('performance')],
  ]);
  return {
    'lowest performance': Math.min(...all('performance')),
    'lowest accessibility': Math.min(...all('accessibility')),
    'lowest best practices': Math.min(...all('best-practices')),
    'lowest SEO': Math.min(...all('seo', found)),
    'highest TBT': Math.max(...all('TBT')),
    'highest CLS': Math.max(...all('CLS')),
    ...Object.fromEntries(own),
  };
}

/** Runs Lighthouse's mobile preset on our pages and other sites. Returns medians as Markdown and figures. */
export async function measureLighthouse(
  url: string,
  routes: readonly Route[],
  elsewhere: readonly Elsewhere[],
  runs: number,
): Promise<Measured> {
  await ensureTools();
  const rows: string[][] = [];
  async function medians(site: string, route: Route, name = nameOf(route)): Promise<MedianOf> {
    const all = await repeated(runs, () => measureOnce(site, route));
    const of: MedianOf = (figure) => median(all.map(({ figures }) => figures[figure]));
    const row = [
      name,
      ...categories.map((category) => of(category).toFixed(0)),
      ...[(of('LCP') / 1000).toFixed(2), of('TBT').toFixed(0), of('CLS').toFixed(3)],
      [...new Set(all.flatMap(({ failed }) => failed))].join(', '),
    ];
    rows.push(row);
    console.log(row.join(' | '));
    return of;
  }
  const measured: { route: Route; of: MedianOf }[] = [];
  const customers = routes.filter(({ signedIn }) => signedIn);
  for (const route of [...routes.map(({ path }) => ({ path })), ...customers])
    measured.push({ route, of: await medians(url, route) });
  const figures = figuresFor(measured);
  if (routes.some(({ path }) => path === longMenu.path)) {
    const site = await serveMenu('long-menu', writeLongMenu);
    const of = await medians(site.url, longMenu, longMenuName);
    figures[`LCP ${longMenuName}`] = of('LCP') / 1000;
    await site.stop();
  }
  for (const { name, address } of elsewhere) await medians(address, { path: '' }, name);
  const head =
    'route, performance, accessibility, best practices, SEO, LCP s, TBT ms, CLS, below 90';
  return { table: tableOf(head.split(', '), rows), figures };
}
