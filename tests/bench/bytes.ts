import type { Browser, BrowserContextOptions } from '@playwright/test';
import { openBrowser, phone } from './browser';
import type { Measured, Route } from './part';
import { signIn } from './sign-in';
import { figuresOf, visit, type Figures, type Visit } from './visit';

const KiB = (bytes: number) => (bytes / 1024).toFixed(1);
/** Whose code a script is: `shell`, or a remote. */
const ownerOf = (path: string) => /^\/(?:remotes\/)?([\w-]+)\//.exec(path)?.[1] ?? 'page';

/** The network log of a first visit to a route, by a customer who is signed in where the route is theirs. */
export async function look(
  browser: Browser,
  url: string,
  { path, signedIn }: Route,
): Promise<Visit> {
  const context = await browser.newContext(phone);
  if (signedIn) {
    const page = await context.newPage();
    await signIn(page, url);
    // The sign-in filled the cache: what is kept is the account, not the files.
    const state = await context.storageState({ indexedDB: true });
    await context.close();
    return lookAs(browser, { ...phone, storageState: state }, url + path);
  }
  await context.close();
  return lookAs(browser, phone, url + path);
}

async function lookAs(browser: Browser, options: BrowserContextOptions, address: string) {
  const context = await browser.newContext(options);
  const log = await visit(await context.newPage(), address);
  await context.close();
  return log;
}

/** Bytes of scripts before and after the page was interactive, by whose they are. */
export function scriptsByOwner({
  requests,
}: Visit): Record<string, Record<'before' | 'after', number>> {
  const owners: ReturnType<typeof scriptsByOwner> = {};
  for (const { path, type, bytes, before } of requests) {
    if (type !== 'Script') continue;
    const owner = (owners[ownerOf(path)] ??= { before: 0, after: 0 });
    owner[before ? 'before' : 'after'] += bytes;
  }
  return owners;
}

/** What first visits come to, by route. */
export function figuresFor(visits: Readonly<Record<string, Figures>>): Record<string, number> {
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
  const lines = [
    '| route | script before interactive KiB | script after KiB | document KiB | fonts KiB | pictures KiB | all KiB | requests before / all | rounds |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  const owners = [
    '',
    '| route | whose script | before interactive KiB | after KiB |',
    '|---|---|---|---|',
  ];
  const visits: Record<string, Figures> = {};
  for (const route of routes) {
    const log = await look(browser, url, route);
    const of = figuresOf(log);
    visits[route.path] = of;
    lines.push(
      `| ${route.path} | ${[of.scriptBefore, of.scriptAfter, of.document, of.fonts, of.pictures, of.all].map(KiB).join(' | ')} | ${of.requestsBefore} / ${of.requests} | ${of.rounds} |`,
    );
    for (const [owner, { before, after }] of Object.entries(scriptsByOwner(log))) {
      owners.push(`| ${route.path} | ${owner} | ${KiB(before)} | ${KiB(after)} |`);
    }
  }
  await browser.close();
  return { table: [...lines, ...owners].join('\n'), figures: figuresFor(visits) };
}
