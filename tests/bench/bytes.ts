import type { Browser, BrowserContextOptions } from '@playwright/test';
import { openBrowser, phone, signIn } from './browser';
import { tableOf, type Measured, type Route } from './part';
import { figuresOf, visit, type Figures, type Visit } from './visit';

const KiB = (bytes: number) => (bytes / 1024).toFixed(1);
/** Whose code a script is: `shell`, or a remote. */
const ownerOf = (path: string) => /^\/(?:remotes\/)?([\w-]+)\//.exec(path)?.[1] ?? 'page';

/** The network log of a first visit to a route, by a customer who is signed in where the route is theirs. */
async function look(browser: Browser, url: string, { path, signedIn }: Route): Promise<Visit> {
  if (!signedIn) return lookAs(browser, phone, url + path);
  const context = await browser.newContext(phone);
  await signIn(await context.newPage(), url);
  // The sign-in filled the cache: what is kept is the account, not the files.
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return lookAs(browser, { ...phone, storageState }, url + path);
}

async function lookAs(browser: Browser, options: BrowserContextOptions, address: string) {
  const context = await browser.newContext(options);
  const log = await visit(await context.newPage(), address);
  await context.close();
  return log;
}

/** Bytes of scripts before and after the page was interactive, by whose they are. */
function scriptsByOwner({ requests }: Visit): Record<string, Record<'before' | 'after', number>> {
  const owners: ReturnType<typeof scriptsByOwner> = {};
  for (const { path, type, bytes, before } of requests) {
    if (type !== 'Script') continue;
    const owner = (owners[ownerOf(path)] ??= { before: 0, after: 0 });
    owner[before ? 'before' : 'after'] += bytes;
  }
  return owners;
}

/** What first visits come to, by route. */
function figuresFor(visits: Readonly<Record<string, Figures>>): Record<string, number> {
  const script = (path: string) => (visits[path]?.scriptBefore ?? NaN) / 1024;
  const elsewhere = Object.keys(visits).filter((path) => path !== '/' && path !== '/menu');
  return {
    'script /': script('/'),
    'script /menu': script('/menu'),
    'most script elsewhere': Math.max(...elsewhere.map(script)),
    'most rounds': Math.max(...Object.values(visits).map(({ rounds }) => rounds)),
    ...Object.fromEntries(
      Object.entries(visits).flatMap(([path, of]) => [
        [`whole script ${path}`, (of.scriptBefore + of.scriptAfter) / 1024],
        [`requests ${path}`, of.requests],
        [`all ${path}`, of.all / 1024],
      ]),
    ),
  };
}

/** First visits to the routes: bytes on the wire and requests, as Markdown and as figures. */
export async function measureBytes(url: string, routes: readonly Route[]): Promise<Measured> {
  const browser = await openBrowser();
  const rows: unknown[][] = [];
  const owners: string[][] = [];
  const visits: Record<string, Figures> = {};
  for (const route of routes) {
    const log = await look(browser, url, route);
    const of = figuresOf(log);
    visits[route.path] = of;
    const { scriptBefore, scriptAfter, document, fonts, pictures, all } = of;
    rows.push([
      ...[route.path, ...[scriptBefore, scriptAfter, document, fonts, pictures, all].map(KiB)],
      ...[`${of.requestsBefore} / ${of.requests}`, of.rounds],
    ]);
    for (const [owner, { before, after }] of Object.entries(scriptsByOwner(log))) {
      owners.push([route.path, owner, KiB(before), KiB(after)]);
    }
  }
  await browser.close();
  const weights = [
    'script before interactive',
    'script after',
    'document',
    'fonts',
    'pictures',
    'all',
  ];
  const table = [
    tableOf(
      ['route', ...weights.map((what) => `${what} KiB`), 'requests before / all', 'rounds'],
      rows,
    ),
    tableOf(['route', 'whose script', 'before interactive KiB', 'after KiB'], owners),
  ].join('\n\n');
  return { table, figures: figuresFor(visits) };
}
