import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildSite } from '../../release/src/build/build-site';
import { root } from '../../shared/repository/paths.mjs';
import { ensureBrowser } from '../../scripts/test/browsers.mjs';
import { serveSite } from '../sites/serve-site';
import { measureBytes } from './bytes';
import { measureCounter } from './counter';
import { measureInteraction } from './interaction';
import { longMenuName, measureLighthouse } from './lighthouse';
import { measureMainThread } from './main-thread';
import { measureOrders } from './orders';
import { routes, tableOf, type Requested, type Measured, type Part } from './part';
import { measurePresses, slowestAdd, slowestSign } from './presses';
import { busiest, measureScale } from './scale';
import { measureInteractive, measureRevisit } from './visits';

const stored = `${root}/reports/bench.json`;

/** Returns the benchmarks with these names, or all by default. Throws for an unknown name. */
function partsBy(names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => !benchParts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = benchParts.map(({ name }) => name).join(', ');
    throw new Error(`Unknown part: ${unknown.join(', ')}. Choose from ${known}.`);
  }
  return names.length > 0 ? benchParts.filter(({ name }) => names.includes(name)) : benchParts;
}

async function measured(
  { measure }: Part,
  chosen: Pick<Requested, 'routes' | 'elsewhere' | 'runs'>,
) {
  if ('alone' in measure) return measure.alone();
  const site = await serveSite(`${root}/site`);
  try {
    return await measure.site({ ...chosen, site, url: site.url });
  } finally {
    await site.stop();
  }
}

export async function main(args: readonly string[]): Promise<void> {
  const paths = args.filter((arg) => arg.startsWith('/'));
  const elsewhere = args.flatMap((arg) => {
    const [, name, address] = /^(.+?)=(https?:.+)$/.exec(arg) ?? [];
    return name && address ? { name, address } : [];
  });
  const parts = partsBy(args.filter((arg) => !/^\/|=/.test(arg)));
  const runs = Number(args.find((arg) => arg.startsWith('runs='))?.slice(5) ?? 5);
  const requested = paths.length > 0 ? routes.filter(({ path }) => paths.includes(path)) : routes;
  // Few customers place very many orders, so the order limits are off.
  process.env['ORDER_LIMITS'] = 'off';
  await ensureBrowser();
  await buildSite();
  mkdirSync(`${root}/reports`, { recursive: true });
  const results: Record<string, Result> = existsSync(stored)
    ? JSON.parse(readFileSync(stored, 'utf8'))
    : {};
  for (const part of parts) {
    console.log(`\n## ${part.title}\n`);
    const answer = await measured(part, { routes: requested, elsewhere, runs });
    console.log(answer.table);
    const on = new Date().toISOString().slice(0, 10);
    results[part.name] = { ...answer, on, cores: cpus().length, runs };
    // Written after each benchmark, because a later one may fail.
    writeFileSync(stored, JSON.stringify(results, null, 2));
  }
  const all = Object.values(results).map(({ figures }) => figures);
  const figures: Record<string, number> = Object.assign({}, ...all);
  const summary = againstTargets(figures);
  console.log(`\n## Targets\n\n${summary}`);
  // A run on selected pages is a trial, so the document keeps the figures of full runs.
  if (requested === routes)
    writeFileSync(`${root}/docs/performance.md`, performancePage(results, summary));
}

/**
 * The benchmarks of `npm run bench` in sequence. Each returns its table, and the figures that `targets`
 * names.
 */
const benchParts: readonly Part[] = [
  {
    name: 'lighthouse',
    title: 'Lighthouse 12.8, mobile preset',
    about:
      'Medians of first visits, simulated throttling, fresh browser profile. /checkout and /orders signed in have a cart and a location; Lighthouse empties the cache and keeps the account.',
    measure: {
      site: ({ url, routes, elsewhere, runs }) => measureLighthouse(url, routes, elsewhere, runs),
    },
  },
  {
    name: 'interactive',
    title: 'Time to interactive',
    about:
      'The `interactive` mark with applied throttling: latency 562.5 ms, 1,474.56 kbit/s, processor four times slower. Medians.',
    measure: { site: ({ url, routes, runs }) => measureInteractive(url, routes, runs) },
  },
  {
    name: 'main-thread',
    title: 'Main thread',
    about:
      "Time by the thread's own clock at full speed on a phone's screen: the load until 1.5 s after the last request, and ten seconds without input afterwards. Medians.",
    measure: { site: ({ url, routes, runs }) => measureMainThread(url, routes, runs) },
  },
  {
    name: 'interaction',
    title: 'Interaction latency',
    about:
      "Interaction to Next Paint on the menu at a quarter of the processor's speed on a phone's screen, with the example's menu and with 5,000 dishes (`tests/sites/large-menu.mjs`). Medians.",
    measure: { site: ({ url, runs }) => measureInteraction(url, runs) },
  },
  {
    name: 'presses',
    title: 'Presses during page load',
    about:
      "First visible change/result in ms (one figure if equal), by seconds between first paint and press, fresh profile, a quarter of the processor's speed. Medians. On other sites (`npm run bench -- presses NAME=http://…`) any change counts as the result.",
    measure: { site: ({ url, elsewhere, runs }) => measurePresses(url, elsewhere, runs) },
  },
  {
    name: 'revisit',
    title: 'Repeat visit and route change',
    about: 'Without throttling, with the cache of the first visit. Medians.',
    measure: { site: ({ url, runs }) => measureRevisit(url, runs) },
  },
  {
    name: 'bytes',
    title: 'First visit: bytes and requests',
    about:
      "From the browser's network log, brotli with headers, before and after the `interactive` mark. Rounds is the longest chain of dependent code requests. Code that loads on user activity and the sign-in dialog (28 KiB) are not included. The service worker is blocked, except in the second table, in which a proxy counts a visit of `/` until four quiet seconds. /checkout and /orders are signed in with a cart and an empty cache.",
    measure: { site: ({ url, routes }) => measureBytes(url, routes) },
  },
  {
    name: 'orders',
    title: 'Orders through POST /api/orders',
    about: 'Each validated, priced, stored and mailed by the local backend.',
    measure: { alone: measureOrders },
  },
  {
    name: 'scale',
    title: 'What growth costs',
    about:
      'Store accesses and uncompressed response bytes per request, on an instance idle for a second. Then a mix of visitors, tracking and orders on the local backend: a quiet hour, ×10 and ×100 ([scale](scale.md)).',
    measure: { alone: measureScale },
  },
  {
    name: 'counter',
    title: 'The counter',
    about:
      "On the local backend: delay of the bell, and interaction latency at a quarter of the processor's speed.",
    measure: { site: ({ site, runs }) => measureCounter(site, runs) },
  },
];

interface Target {
  title: string;
  figure: string;
  least?: number;
  most?: number;
}

const steps = ['typing in the menu search', 'adding to the cart', 'opening the drawer'];
const menus = { '50 dishes': 50, '5,000 dishes': 100 };

/**
 * The targets of the figures: `figure` as the benchmarks name it, and its maximum (`most`) or minimum
 * (`least`).
 */
const targets: readonly Target[] = [
  ...['performance', 'accessibility', 'best practices', 'SEO'].map((name) => ({
    title: `Lighthouse ${name}, lowest of ${name === 'SEO' ? 'the indexed routes' : 'nine routes'}`,
    figure: `lowest ${name}`,
    least: 100,
  })),
  ...['/checkout, signed in', '/orders, signed in'].flatMap((page) => [
    { title: `Lighthouse performance, ${page}`, figure: `performance ${page}`, least: 95 },
    { title: `LCP on ${page}, s`, figure: `LCP ${page}`, most: 1.3 },
  ]),
  { title: 'LCP on /, s', figure: 'LCP /', most: 1.1 },
  { title: 'LCP on /menu, s', figure: 'LCP /menu', most: 1.1 },
  { title: `LCP on ${longMenuName}, s`, figure: `LCP ${longMenuName}`, most: 1.3 },
  { title: 'TBT, highest of nine routes, ms', figure: 'highest TBT', most: 50 },
  { title: 'CLS, highest of nine routes', figure: 'highest CLS', most: 0 },
  ...['/', '/menu'].flatMap((path) => [
    { title: `Hydrated and interactive, ${path}, s`, figure: `interactive ${path}`, most: 3 },
    { title: `Main thread of the load, ${path}, ms`, figure: `main thread ${path}`, most: 180 },
    { title: `Script before interaction, ${path}, KiB`, figure: `script ${path}`, most: 115 },
    { title: `Script of a whole visit, ${path}, KiB`, figure: `whole script ${path}`, most: 160 },
  ]),
  {
    title: 'Main thread in ten idle seconds, most of the routes, ms',
    figure: 'most idle',
    most: 20,
  },
  { title: 'Service worker after a first visit of /, KiB', figure: 'worker /', most: 100 },
  { title: 'Requests of a whole visit, /', figure: 'requests /', most: 25 },
  {
    title: 'Script before interaction, most of the other routes, KiB',
    figure: 'most script elsewhere',
    most: 120,
  },
  { title: 'Script of a whole visit, /kitchen, KiB', figure: 'whole script /kitchen', most: 180 },
  { title: 'Rounds until the page is interactive', figure: 'most rounds', most: 2 },
  ...Object.entries(menus).flatMap(([menu, most]) =>
    steps.map((step) => ({ title: `INP, ${step}, ${menu}, ms`, figure: `${step}, ${menu}`, most })),
  ),
  { title: 'Add during page load, slowest of ten medians, ms', figure: slowestAdd, most: 100 },
  {
    title: 'First change after a press during page load, slowest of 60 medians, ms',
    figure: slowestSign,
    most: 100,
  },
  { title: 'Repeat visit to /menu, ms to content', figure: 'repeat visit', most: 100 },
  { title: 'Route change after prefetch, ms to content', figure: 'route change', most: 100 },
  { title: 'Orders a second, POST /api/orders', figure: 'orders a second', least: 300 },
  { title: 'An order at 100 a second, p99, ms', figure: 'p99 of an order', most: 100 },
  { title: 'An order beside 600 requests a second, p99, ms', figure: busiest, most: 150 },
];

function againstTargets(figures: Readonly<Record<string, number>>): string {
  const rows = targets.flatMap(({ title, figure, least = -Infinity, most = Infinity }) => {
    const exact = figures[figure];
    if (exact === undefined) return [];
    const measured = Math.round(exact * 100) / 100;
    const isMet = measured >= least && measured <= most;
    const target = most === Infinity ? `${least}` : `≤ ${most}`;
    return [[title, measured, target, isMet ? 'met' : 'missed']];
  });
  return tableOf(['figure', 'measured', 'target', ''], rows);
}

/** The result of a benchmark with its date, processor cores and number of runs. */
type Result = Measured & { on: string; cores: number; runs: number };

/** Returns the text of docs/performance.md: the summary, then the latest results with their dates. */
function performancePage(results: Readonly<Record<string, Result>>, summary: string): string {
  const sections = benchParts.flatMap(({ name, title, about }) => {
    const result = results[name];
    if (!result) return [];
    const { table, on, cores, runs } = result;
    return `## ${title}\n\n${about} (${on}, ${cores} cores, ${runs} runs)\n\n${table}\n`;
  });
  const head =
    '# Performance\n\nFor engineers: measurements and targets. Generated by `npm run bench` on the production build and the local backend ' +
    '(`npm run bench -- lighthouse` measures a part); do not edit. `tests/e2e/site/budgets.spec.ts` asserts byte and request budgets.\n';
  const against = `## Targets\n\nMeasured on an idle machine. [Missed performance targets](speed.md) explains the misses.\n\n${summary}\n`;
  return [head, against, ...sections].join('\n');
}
