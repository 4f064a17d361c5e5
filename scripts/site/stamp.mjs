import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { siteFolder } from '../paths.mjs';
import { demandFit } from './demand-fit.mjs';
import { writeDeployConfig } from './hosting-config.mjs';
import { pageHtml } from './page-html.mjs';
import { needsOf, needsOfBoth, readNeeds, writeNeeds } from './page-needs.mjs';
import { writeSearchFiles } from './search-files.mjs';
import { siteOf } from './shell-record.mjs';
import { writeWebManifest } from './web-manifest.mjs';
import { writeWorker } from './worker-file.mjs';
import { writeServedPage } from './write-served.mjs';

const require = createRequire(import.meta.url);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

// What these show belongs to one customer. Their pages hold nothing of it, so anyone may read them, but nobody has to find them.
const privateRoutes = new Set(['/orders', '/checkout']);

// What a visitor can come back to without network, and the page for everything else.
const keptRoutes = ['/', '/menu', '/orders', '/checkout'];
const offline = '/offline';

/**
 * Scripts that a route needs from its remote: the entry and the chunks of what is exposed.
 * Remotes that are not pinned (contract 1) load them in another mode than a preload does, so theirs are left out.
 */
const remoteScripts = ({ base, entry, exposes, integrity = {} }, exposure) =>
  [entry, ...(exposes[exposure] ?? [])]
    .filter((file) => file in integrity)
    .map((file) => ({ address: `${base}${file}`, integrity: integrity[file] }));

/** The picture that the page marked as its largest, as a preload that starts before the page is parsed. */
function picturePreload(html) {
  const marked = /<picture>(?:(?!<\/picture>).)*fetchPriority="high"/i.exec(html)?.[0];
  const source =
    marked && /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/i.exec(marked);
  if (!source) return [];
  return [
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${source[1]}" imagesizes="${source[2]}" fetchpriority="high">`,
  ];
}

const fileOf = (route) => (route === '/' ? 'index.html' : `${route.slice(1)}/index.html`);

/** The page for visitors without network: no scripts, as they could load nothing. */
const offlinePage = async (renderer, site) =>
  pageHtml(
    {
      path: offline,
      meta: renderer.offlineMeta,
      ...(await renderer.renderOffline()),
      preloads: [],
      scripts: null,
      robots: 'noindex',
    },
    site,
  );

/**
 * Writes every page of the site from what is deployed: prerendered by the shell with the node bundles of the
 * remotes, and with the list of remotes and preloads written in. `shell` is where its files lie and what they hash to.
 */
export async function stampPages({ shell, remotes, font }) {
  const renderer = require(`${siteFolder}${shell.base}node/shell.cjs`);
  demandFit(renderer, remotes);
  globalThis[Symbol.for('burger.singletons@1')] = renderer.singletons;
  const loadModule = (remote, exposure) =>
    // The node bundle lies here wherever browsers get the web bundle from.
    require(`${siteFolder}/remotes/${remote}/${remotes[remote].version}/node/${exposure}.cjs`);

  const site = siteOf(renderer, font);
  const shellScripts = readJson(`${siteFolder}${shell.base}entry.json`).map((file) => ({
    address: `${shell.base}${file}`,
    integrity: shell.integrity[file],
  }));

  const scriptsAt = (place) => (place ? remoteScripts(remotes[place.remote], place.exposure) : []);

  const render = (route) =>
    renderer.renderRoute(route, loadModule).catch((cause) => {
      throw new Error(`${route} cannot be rendered: ${cause.message}`, { cause });
    });

  const stamp = async (route, meta, place, robots) => {
    const { html, css } = await render(route);
    const scripts = { run: shellScripts, fetch: scriptsAt(place) };
    const preloads = picturePreload(html);
    return pageHtml(
      { path: route, meta, html, css, preloads, scripts, shell, remotes, robots },
      site,
    );
  };

  // All are rendered before the first is written: a remote that cannot be rendered changes nothing.
  const pages = [];
  for (const [route, place] of Object.entries(renderer.pages)) {
    pages.push([fileOf(route), await stamp(route, renderer.pageMeta[route], place)]);
  }
  pages.push(['404.html', await stamp('/404', renderer.notFoundMeta, undefined, 'noindex')]);
  pages.push([fileOf(offline), await offlinePage(renderer, site)]);
  const needs = needsOf(
    pages.map(([, html]) => html),
    remotes,
  );
  // A page may be asked for before it is replaced or after: its styles are let in either way.
  writeNeeds(needsOfBoth(readNeeds(), needs));
  for (const [file, html] of pages) writeServedPage(`${siteFolder}/${file}`, html);
  writeNeeds(needs);
  writeDeployConfig(needs);
  writeWorker(shell, pages, {
    pages: [offline, ...keptRoutes],
    offline,
    files: [
      ...shellScripts,
      ...keptRoutes.flatMap((route) => scriptsAt(renderer.pages[route])),
      { address: font },
      { address: renderer.offlinePicture },
    ],
    origins: needs.origins,
  });
  writeWebManifest(renderer);
  const open = Object.keys(renderer.pages).filter((route) => !privateRoutes.has(route));
  writeSearchFiles(site.url, open);
}
