import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import type { CachedFile, WorkerSite } from '../../../shell/src/offline/rules';
import { shortHash, writePage } from '../site/files';
import type { SiteParts } from '../site/records';
import { shopFile } from '../site/shop';
import { lazyScriptsAt, ownScripts, scriptsAt } from './page-scripts';
import type { RenderedPage } from './render-pages';
import type { Renderer } from './renderer';
import { fileOf } from './site-pages';

interface WorkerParts {
  site: SiteParts;
  list: string;
  pages: readonly RenderedPage[];
  renderer: Renderer;
  /** Origins of the remotes that are not served by this site. */
  origins: readonly string[];
}

type Route = keyof Renderer['pages'];

/** Places whose pages and scripts the service worker caches together. */
interface CachedPlaces {
  routes: readonly Route[];
  fragments: readonly (keyof Renderer['fragments'])[];
  /** Scripts of a page's remote that load later and are cached as well: all, or the chunks of these names. */
  later: Partial<Record<Route, 'all' | readonly string[]>>;
}

// Excludes the cart and scripts that load later: those that the visitor uses are cached when they load.
const browsing: CachedPlaces = {
  routes: ['/', '/menu'],
  fragments: ['ChoosingSheet'],
  // The offline page links to dishes.
  later: { '/menu': ['dish'] },
};

const ordering: CachedPlaces = {
  routes: ['/orders', '/checkout'],
  fragments: ['AccountMenu', 'SignInDialog', 'CartButton', 'CartDrawer', 'CartPanel'],
  later: { '/': 'all', '/menu': 'all', '/orders': 'all', '/checkout': 'all' },
};

const chunkName = ({ address }: CachedFile) => path.basename(address).split('.')[0] ?? '';

/** Returns the scripts to cache: those that pages and fragments start with, and those that load later. */
export function scriptsOfPlaces(
  { routes, fragments, later }: CachedPlaces,
  { site: { remotes }, renderer }: Pick<WorkerParts, 'site' | 'renderer'>,
): CachedFile[] {
  // After a rollback the shell may be older and lack these lists.
  const known: Partial<Renderer> = renderer;
  const pageAt = (route: Route) => known.pages?.[route] ?? [];
  const parts = fragments.flatMap((name) => known.fragments?.[name] ?? []);
  return [
    ...[...routes.flatMap(pageAt), ...parts].flatMap((place) =>
      scriptsAt(place, remotes, renderer),
    ),
    ...(Object.keys(later) as Route[]).flatMap((route) =>
      [pageAt(route)]
        .flat()
        .flatMap((place) => lazyScriptsAt(place, remotes))
        .filter((script) => later[route] === 'all' || later[route]?.includes(chunkName(script))),
    ),
  ];
}

// All languages use the same pictures.
function offlinePictures({ pages, renderer }: WorkerParts): string[] {
  const file = fileOf(renderer.offlinePath);
  const html = pages.find(([name]) => name === file)?.[1] ?? '';
  return [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => address);
}

/** Returns the addresses of a picture's larger sizes, smallest first. Empty for a drawing. */
export function largerSizes(address: string, folder: string = siteFolder): string[] {
  const [, slug, width, type] = /([^/]+)-(\d+)\.(\w+)$/.exec(address) ?? [];
  if (!slug) return [];
  const sizes = readdirSync(folder + path.dirname(address)).flatMap((file) => {
    const [, size] = new RegExp(`^${slug}-(\\d+)\\.${type}$`).exec(file) ?? [];
    return size && Number(size) > Number(width) ? { file, size: Number(size) } : [];
  });
  return sizes
    .sort((one, other) => one.size - other.size)
    .map(({ file }) => path.posix.join(path.dirname(address), file));
}

const once = (files: readonly CachedFile[]): CachedFile[] => [
  ...new Map(files.map((file) => [file.address, file])).values(),
];

function browsingFiles(parts: WorkerParts): CachedFile[] {
  const { site, list, renderer } = parts;
  const { shell, fonts, shop } = site;
  return once([
    ...ownScripts(shell, renderer),
    ...scriptsOfPlaces(browsing, parts),
    { address: list },
    { address: shopFile(shop.version, renderer.pageLanguage) },
    { address: fonts.en },
    ...offlinePictures(parts).map((address) => ({ address })),
  ]);
}

function orderingFiles(parts: WorkerParts): CachedFile[] {
  const { site, renderer } = parts;
  const known: Partial<Renderer> = renderer;
  return once([
    ...(known.owners ?? []).flatMap((place) => scriptsAt(place, site.remotes, renderer)),
    ...scriptsOfPlaces(ordering, parts),
  ]);
}

/** Returns the site data of the service worker. Its version is a hash of all pages. */
function workerSite(parts: WorkerParts): WorkerSite {
  const { renderer } = parts;
  return {
    version: shortHash(...parts.pages.flatMap(([file, html]) => [file, html])),
    offline: renderer.offlinePath,
    browsing: { pages: browsing.routes, files: browsingFiles(parts) },
    ordering: { pages: ordering.routes, files: orderingFiles(parts) },
    larger: Object.fromEntries(
      offlinePictures(parts).map((address) => [address, largerSizes(address)]),
    ),
    origins: parts.origins,
  };
}

/** Writes the service worker: its code behind the site data. */
export function writeWorker(parts: WorkerParts): void {
  const { base } = parts.site.shell;
  const code = readFileSync(`${siteFolder}${base}worker/service-worker.js`, 'utf8');
  writePage(
    `${siteFolder}/service-worker.js`,
    `self.workerSite=${JSON.stringify(workerSite(parts))};\n${code}`,
  );
}
