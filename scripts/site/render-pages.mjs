import { createRequire } from 'node:module';
import { siteFolder } from '../paths.mjs';
import { pageHtml } from './page-html.mjs';
import { firstRemotes, laterScripts, ownScripts, scriptsAt } from './page-scripts.mjs';
import { siteOf } from './shell-record.mjs';

const require = createRequire(import.meta.url);

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

const fileOf = (address) => (address === '/' ? 'index.html' : `${address.slice(1)}/index.html`);

/** The shell's node bundle, which renders in the language of this thread once its texts are learnt. */
export function rendererOf({ shell }, language = 'en') {
  const node = `${siteFolder}${shell.base}node`;
  if (language !== 'en') require(`${node}/texts.${language}.cjs`);
  return require(`${node}/shell.cjs`);
}

/** How the shell finds what remotes expose: in their node bundles, after the texts that these need. */
const loaderOf = (remotes, renderer) => (remote, exposure) => {
  const nodeModule = (name) =>
    // The node bundle lies here wherever browsers get the web bundle from.
    require(`${siteFolder}/remotes/${remote}/${remotes[remote].version}/node/${name}.cjs`);
  const place = { remote, exposure: `./${exposure}` };
  for (const texts of renderer.textsOf(place, remotes[remote])) {
    renderer.learnTexts(nodeModule(texts.exposure.slice(2)).texts);
  }
  return nodeModule(exposure);
};

/**
 * Every page in the language of this thread as `[file, html]`: prerendered by the shell with the node bundles of the
 * remotes, and with what it needs of the list of remotes written in. `shell` is where its files lie and what they hash to,
 * `list` the address of the whole list.
 */
export async function renderPages({ shell, remotes, fonts, list }, renderer) {
  globalThis[Symbol.for('burger.singletons@1')] = renderer.singletons;
  const loadModule = loaderOf(remotes, renderer);
  const site = siteOf(renderer, fonts);
  const run = ownScripts({ shell }, renderer);
  const later = laterScripts({ shell });
  const addressOf = (path) => renderer.addressIn(renderer.pageLanguage, path);

  const page = async (path, meta, place, robots) => {
    const { html, css } = await renderer.renderRoute(path, loadModule).catch((cause) => {
      throw new Error(`${path} cannot be rendered: ${cause.message}`, { cause });
    });
    const scripts = { run, fetch: [...scriptsAt(place, { remotes }, renderer), { address: list }] };
    const first = firstRemotes(place, { remotes }, renderer);
    const data = { remotes: { list, first }, 'own-scripts': later, 'page-scripts': scripts };
    const preloads = picturePreload(html);
    return pageHtml({ path, meta, html, css, preloads, data, robots }, site);
  };
  const pages = [];
  for (const [route, place] of Object.entries(renderer.pages)) {
    pages.push([fileOf(addressOf(route)), await page(route, renderer.pageMeta[route], place)]);
  }
  const missing = await page('/404', renderer.notFoundMeta, undefined, 'noindex');
  pages.push([`${addressOf('/404').slice(1)}.html`, missing]);
  // For visitors without network, who could load no script.
  const { offlineMeta: meta, offlinePath: path } = renderer;
  const rendered = await renderer.renderOffline();
  const offline = { path, meta, ...rendered, preloads: [], data: null, robots: 'noindex' };
  pages.push([fileOf(addressOf(path)), pageHtml(offline, site)]);
  return pages;
}
