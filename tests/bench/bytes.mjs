import { openBrowser, phone } from './browser.mjs';
import { signIn } from './sign-in.mjs';
import { figuresOf, visit } from './visit.mjs';

const KiB = (bytes) => (bytes / 1024).toFixed(1);
/** Whose code a script is: `shell`, or a remote. */
const ownerOf = (path) => /^\/(?:remotes\/)?([\w-]+)\//.exec(path)?.[1] ?? 'page';

/** The network log of a first visit to a route, by a customer who is signed in where the route is theirs. */
export async function look(browser, url, { path, signedIn }) {
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

async function lookAs(browser, options, address) {
  const context = await browser.newContext(options);
  const log = await visit(await context.newPage(), address);
  await context.close();
  return log;
}

function scriptsByOwner({ requests }) {
  const owners = {};
  for (const { path, type, bytes, before } of requests) {
    if (type !== 'Script') continue;
    const owner = (owners[ownerOf(path)] ??= { before: 0, after: 0 });
    owner[before ? 'before' : 'after'] += bytes;
  }
  return owners;
}

function figuresFor(visits) {
  const script = (path) => (visits[path]?.scriptBefore ?? NaN) / 1024;
  const elsewhere = Object.keys(visits).filter((path) => path !== '/' && path !== '/menu');
  return {
    'script /': script('/'),
    'script /menu': script('/menu'),
    'most script elsewhere': Math.max(...elsewhere.map(script)),
    'most rounds': Math.max(...Object.values(visits).map(({ rounds }) => rounds)),
  };
}

/** First visits to the routes: bytes on the wire and requests, as Markdown and as figures. */
export async function measureBytes(url, routes) {
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
  const visits = {};
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
