import { devOriginOf } from '@burger/shared/build';
import type { RemoteLine } from '@burger/shared/contracts';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { dataFolder, siteFolder } from '../../../shared/repository/paths.mjs';
import type { DocumentParts } from '../../../shell/src/prerender/document';
import { publishFonts } from '../fonts/scripts';
import { needsOf } from '../headers/page-needs';
import { ownScripts, shellLine } from '../prerender/page-scripts';
import { inEveryLanguage, ownShop, type Renderer, rendererOf } from '../prerender/renderer';
import { fileOf, type Page } from '../prerender/site-pages';
import {
  currentShell,
  type Fonts,
  type PublishedShell,
  readRemotes,
  type SiteShop,
} from '../site/records';
import { shopOfSite } from '../site/shop';
import { themeFile, writeTheme } from './restaurant-edits';

interface DevSite {
  shell: PublishedShell;
  fonts: Fonts;
  shop: SiteShop;
  /** The address of the shell's development server, or null when the shell runs as built. */
  devShell: string | null;
}

function scriptsOf({ shell, devShell }: DevSite, renderer: Renderer) {
  if (!devShell) return ownScripts(shell, renderer);
  const { pageLanguage: language } = renderer;
  return [...(language === 'en' ? [] : [`texts.${language}`]), 'main'].map((name) => ({
    address: `${devShell}${name}.js`,
  }));
}

export function pagesIn({ site }: { site: DevSite }, renderer: Renderer): Page[] {
  const { shell, fonts } = site;
  const script = (name: string) =>
    readFileSync(`${siteFolder}${shell.base}head/${name}.js`, 'utf8').trim();
  const data = {
    shop: ownShop(),
    'page-scripts': { run: scriptsOf(site, renderer), fetch: [] },
  };
  const empty = { html: '', styles: null, firstPicture: null, data, fonts };
  const page = (
    path: string,
    meta: DocumentParts['meta'],
    own: Pick<DocumentParts, 'robots' | 'alone'> = {},
  ) =>
    renderer
      .renderDocument({
        ...empty,
        ...own,
        path,
        meta,
        head: (own.alone ? ['start'] : ['language', 'start']).map(script),
      })
      // The current theme overrides the built one.
      .replace('</head>', `<link rel="stylesheet" href="/${themeFile}"/></head>`);
  const { addressIn, staffMeta, notFoundMeta, pageLanguage, pageMeta, keyedMeta } = renderer;
  const addressOf = (path: string) => addressIn(pageLanguage, path);
  const hidden = { robots: 'noindex' };
  const ofStaff = Object.entries(pageLanguage === 'en' ? staffMeta : {});
  return [
    ...Object.entries({ ...pageMeta, ...keyedMeta }).map(([route, meta]): Page => [
      fileOf(addressOf(route)),
      page(route, meta),
    ]),
    [`${addressOf('/404').slice(1)}.html`, page('/404', notFoundMeta, hidden)],
    ...ofStaff.map(([route, meta]): Page => [
      fileOf(route),
      page(route, meta, { ...hidden, alone: true }),
    ]),
  ];
}

const builtFolders = ['shell', 'remotes', 'pictures', 'fonts', 'shop'];
const builtFiles = ['icon.svg', 'icons', 'manifest.webmanifest', 'kitchen.webmanifest'];

// A service worker of a built site on this origin would otherwise keep serving its cached pages.
const noWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', () => self.registration.unregister());
`;

// The exposed modules are known but their chunk files are not: the remote entry loads them.
const devLine = (name: string, line: RemoteLine): RemoteLine => ({
  ...line,
  version: 'dev',
  base: `${devOriginOf(name)}/`,
  entry: 'remote-entry.js',
  exposes: Object.fromEntries(Object.keys(line.exposes).map((exposure) => [exposure, []])),
  integrity: {},
});

/**
 * Assembles a development site and returns its folder. Named packages come from their own servers, the rest as built.
 * Pages render in the browser, because edited packages have no node bundle.
 */
export async function assembleDevSite(names: readonly string[]): Promise<string> {
  const folder = path.resolve(dataFolder, 'dev-site');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of builtFolders) {
    // On Windows a junction needs no administrator rights. Other systems ignore the type.
    symlinkSync(`${siteFolder}/${part}`, `${folder}/${part}`, 'junction');
  }
  for (const file of builtFiles.filter((one) => existsSync(`${siteFolder}/${one}`))) {
    cpSync(`${siteFolder}/${file}`, `${folder}/${file}`, { recursive: true });
  }
  const remotes = Object.fromEntries(
    Object.entries(readRemotes()).map(([name, line]) => [
      name,
      names.includes(name) ? devLine(name, line) : line,
    ]),
  );
  const shell = currentShell();
  const devShell = names.includes('shell') ? `${devOriginOf('shell')}/` : null;
  const site = { shell, fonts: publishFonts(), shop: shopOfSite(shell), devShell };
  const module = new URL(import.meta.url);
  const renderer = rendererOf(site);
  const pages = await inEveryLanguage(renderer, module, pagesIn, { site });

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  };
  for (const [file, html] of pages) write(file, html);
  // These pages have no list of their own.
  const list = { ...remotes, shell: shellLine(shell, renderer.ownContract) };
  write('remotes.json', JSON.stringify(list, null, 2));
  write('headers.json', JSON.stringify(needsOf(pages, remotes), null, 2));
  write('service-worker.js', noWorker);
  writeTheme(folder);
  return folder;
}
