import { readFileSync } from 'node:fs';
import type { Language } from '@burger/shared/language';
import { siteFolder } from '../../../scripts/paths.mjs';
import type { CachedFile, WorkerSite } from '../../../shell/src/offline/rules';
import { shortHash } from '../site/fingerprint';
import type { SiteParts } from '../site/records';
import { writeServedPage } from '../site/files';
import { shopFile } from '../site/shop';
import { lateScriptsAt, ownScripts, scriptsAt } from './page-scripts';
import type { RenderedPage } from './render-site';
import type { ExposureRef, Renderer } from './renderer';
import { fileOf } from './site-pages';

interface WorkerParts {
  site: SiteParts;
  /** Address of the list of remotes. */
  list: string;
  pages: readonly RenderedPage[];
  renderer: Renderer;
  /** Where remotes are served from that are not on this site. */
  origins: readonly string[];
}

// What a visitor can come back to without network, and the page for everything else.
const keptRoutes = ['/', '/menu', '/orders', '/checkout'] as const;

// What a first visit may not have turned to: cart and account, the sheet in which a line is chosen anew, the cart beside
// the menu.
const keptFragments = [
  'AccountMenu',
  'SignInDialog',
  'CartButton',
  'CartDrawer',
  'CartPanel',
  'ChoosingSheet',
] as const;

// A shell that was rolled back to may know less.
const keptPlaces = ({ pages, fragments, owners }: Partial<Renderer>): ExposureRef[] =>
  [
    ...keptRoutes.map((route) => pages?.[route]),
    ...(owners ?? []),
    ...keptFragments.map((name) => fragments?.[name]),
  ].filter((place) => place !== undefined);

// In all languages the same.
function offlinePictures({ pages, renderer }: WorkerParts): CachedFile[] {
  const file = fileOf(renderer.offlinePath);
  const html = pages.find(([name]) => name === file)?.[1] ?? '';
  return [...html.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => ({ address }));
}

function keptFiles(parts: WorkerParts): CachedFile[] {
  const { site, list, renderer } = parts;
  const { shell, remotes, fonts, shop } = site;
  const files = [
    ...ownScripts(shell, renderer),
    ...keptPlaces(renderer).flatMap((place) => [
      ...scriptsAt(place, remotes, renderer),
      ...lateScriptsAt(place, remotes),
    ]),
    { address: list },
    { address: shopFile(shop.version, renderer.pageLanguage) },
    { address: fonts.en },
    ...offlinePictures(parts),
  ];
  return [...new Map(files.map((file) => [file.address, file])).values()];
}

/** What the service worker has to know of the site. Its version follows from all pages. */
function workerSite(parts: WorkerParts): WorkerSite {
  const { addressIn, languages, offlinePath } = parts.renderer;
  const named = Object.keys(languages) as Language[];
  return {
    version: shortHash(...parts.pages.flatMap(([file, html]) => [file, html])),
    pages: [...named.map((one) => addressIn(one, offlinePath)), ...keptRoutes],
    offline: offlinePath,
    files: keptFiles(parts),
    origins: parts.origins,
  };
}

/** Writes the service worker of the shell that runs, with what it has to know of the site in front. */
export function writeWorker(parts: WorkerParts): void {
  const { base } = parts.site.shell;
  const code = readFileSync(`${siteFolder}${base}worker/service-worker.js`, 'utf8');
  writeServedPage(
    `${siteFolder}/service-worker.js`,
    `self.workerSite=${JSON.stringify(workerSite(parts))};\n${code}`,
  );
}
