import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { siteFolder } from '../paths.mjs';
import { demandFit } from './demand-fit.mjs';
import { writeDeployConfig } from './hosting-config.mjs';
import { needsOf, needsOfBoth, readNeeds, writeNeeds } from './page-needs.mjs';
import { ownScripts, scriptsAt } from './page-scripts.mjs';
import { remotesList, writeRemotesList } from './remotes-list.mjs';
import { rendererOf, renderPages } from './render-pages.mjs';
import { writeSearchFiles } from './search-files.mjs';
import { writeWebManifest } from './web-manifest.mjs';
import { writeWorker } from './worker-file.mjs';
import { writeServedPage } from './write-served.mjs';

// What these show belongs to one customer. Their pages hold nothing of it, so anyone may read them, but nobody has to find them.
const privateRoutes = new Set(['/orders', '/checkout']);

// What a visitor can come back to without network, and the page for everything else.
const keptRoutes = ['/', '/menu', '/orders', '/checkout'];

/** All pages of one language that is not English, each with its copy in brotli. */
async function renderApart(language, site) {
  const worker = new Worker(new URL('./language-worker.mjs', import.meta.url), {
    workerData: { language, site },
    // Whatever the process itself was started with, the worker is started with its file.
    execArgv: [],
  });
  const [pages] = await once(worker, 'message');
  return pages;
}

/** Writes every page of the site, in every language, from what is deployed: `{ shell, remotes, fonts }`. */
export async function stampPages(deployed) {
  const list = remotesList(deployed.remotes);
  const site = { ...deployed, list: list.address };
  const renderer = rendererOf(site);
  demandFit(renderer, site.remotes);
  const languages = Object.keys(renderer.languages);
  // All are rendered before the first is written: a remote that cannot be rendered changes nothing.
  const pages = (
    await Promise.all([
      ...languages.filter((one) => one !== 'en').map((one) => renderApart(one, site)),
      renderPages(site, renderer),
    ])
  ).flat();
  const needs = needsOf(pages, site.remotes);
  // A page may be asked for before it is replaced or after: its styles are let in either way.
  writeNeeds(needsOfBoth(readNeeds(), needs));
  writeRemotesList(list);
  for (const [file, html, compressed] of pages) {
    writeServedPage(`${siteFolder}/${file}`, html, compressed);
  }
  writeNeeds(needs);
  writeDeployConfig(needs);
  const { offlinePath, offlinePicture } = renderer;
  writeWorker(site.shell, pages, {
    pages: [...languages.map((one) => renderer.addressIn(one, offlinePath)), ...keptRoutes],
    offline: offlinePath,
    files: [
      ...ownScripts(site, renderer),
      ...keptRoutes.flatMap((route) => scriptsAt(renderer.pages[route], site, renderer)),
      { address: site.list },
      { address: site.fonts.en },
      { address: offlinePicture },
    ],
    origins: needs.origins,
  });
  writeWebManifest(renderer);
  const open = Object.keys(renderer.pages).filter((route) => !privateRoutes.has(route));
  writeSearchFiles(
    renderer.restaurant.siteUrl,
    languages.flatMap((one) => open.map((route) => renderer.addressIn(one, route))),
  );
}
