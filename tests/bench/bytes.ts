import type { Browser, BrowserContextOptions } from '@playwright/test';
import { openBrowser, phone, signIn } from './browser';
import { tableOf, type Measured, type Route } from './part';
import { figuresOf, visit, type Figures, type Visit } from './visit';
import { measureWithWorker } from './with-worker';

const KiB = (bytes: number) => (bytes / 1024).toFixed(1);
const ownerOf = (path: string) => /^\/(?:remotes\/)?([\w-]+)\//.exec(path)?.[1] ?? 'page';

/** Returns the network log of a first visit to a route, signed in if the route requires it. */
async function look(browser: Browser, url: string, { path, signedIn }: Route): Promise<Visit> {
  let options: BrowserContextOptions = phone;
  if (signedIn) {
    const page = await browser.newPage(phone);
    await signIn(page, url);
    // The sign-in filled the cache, so a new browser context takes over only the account.
    options = { ...phone, storageState: await page.context().storageState({ indexedDB: true }) };
    await page.close();
  }
  const page = await browser.newPage(options);
  const log = await visit(page, url + path);
  await page.close();
  return log;
}

function scriptsByOwner({ requests }: Visit): Record<string, Record<'before' | 'after', number>> {
  const owners: ReturnType<typeof scriptsByOwner> = {};
  for (const { path, type, bytes, before } of requests) {
    if (type !== 'Script') continue;
    const owner = (owners[ownerOf(path)] ??= { before: 0, after: 0 });
    owner[before ? 'before' : 'after'] += bytes;
  }
  return owners;
}

function figuresFor(visits: Readonly<Record<string, Figures>>): Record<string, number> {
  const script = (path: string) => (visits[path]?.scriptBefore ?? NaN) / 1024;
  const elsewhere = Object.keys(visits).filter((path) => path !== '/' && path !== '/menu');
  const wholes = Object.entries(visits).flatMap(([path, of]) => [
    [`whole script ${path}`, (of.scriptBefore + of.scriptAfter) / 1024],
    [`requests ${path}`, of.requests],
  ]);
  return {
    'script /': script('/'),
    'script /menu': script('/menu'),
    'most script elsewhere': Math.max(...elsewhere.map(script)),
    'most rounds': Math.max(...Object.values(visits).map(({ rounds }) => rounds)),
    ...Object.fromEntries(wholes),
  };
}

/** Measures the bytes that the service worker adds to a first visit of the home page, if that page is measured. */
async function measureWorker(
  browser: Browser,
  url: string,
  routes: readonly Route[],
): Promise<Measured | null> {
  if (!routes.some(({ path }) => path === '/')) return null;
  const { alone, page, worker } = await measureWithWorker(browser, url);
  const rows = [
    ['page, service worker blocked', KiB(alone.bytes), alone.requests],
    ['page', KiB(page.bytes), page.requests],
    ['service worker', KiB(worker.bytes), worker.requests],
    ['all', KiB(page.bytes + worker.bytes), page.requests + worker.requests],
  ];
  return {
    table: tableOf(['/ with the sign-in dialog', 'KiB', 'requests'], rows),
    figures: { 'worker /': worker.bytes / 1024 },
  };
}

export async function measureBytes(url: string, routes: readonly Route[]): Promise<Measured> {
  const browser = await openBrowser();
  const rows: unknown[][] = [];
  const owners: string[] = [];
  const visits: Record<string, Figures> = {};
  for (const route of routes) {
    const log = await look(browser, url, route);
    const of = (visits[route.path] = figuresOf(log));
    const weights = [of.scriptBefore, of.scriptAfter, of.document, of.fonts, of.pictures, of.all];
    const requests = `${of.requestsBefore}/${of.requests}`;
    rows.push([route.path, ...weights.map(KiB), requests, of.rounds]);
    const parts = Object.entries(scriptsByOwner(log)).map(
      ([owner, { before, after }]) => `${owner} ${KiB(before)}+${KiB(after)}`,
    );
    owners.push(`- ${route.path}: ${parts.join(', ')}`);
  }
  const worker = await measureWorker(browser, url, routes);
  await browser.close();
  const head =
    'route, script before interactive KiB, script after KiB, document KiB, fonts KiB, pictures KiB, all KiB, requests before/all, rounds';
  const whose = 'Script by package, KiB before + after interactive:';
  const tables = [tableOf(head.split(', '), rows), ...(worker ? [worker.table] : [])];
  const table = `${tables.join('\n\n')}\n\n${whose}\n\n${owners.join('\n')}`;
  return { table, figures: { ...figuresFor(visits), ...worker?.figures } };
}
