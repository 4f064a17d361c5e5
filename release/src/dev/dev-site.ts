import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { devOriginOf } from '@burger/shared/build';
import type { RemoteLine } from '@burger/shared/contracts';
import type { Language } from '@burger/shared/language';
import { dataFolder, siteFolder } from '../../../scripts/paths.mjs';
import { publishFonts } from '../fonts/publish-fonts';
import { needsOf } from '../headers/page-needs';
import { rendererOf } from '../prerender/renderer';
import type { Page } from '../prerender/site-pages';
import { readRemotes } from '../site/remotes-file';
import { currentShell } from '../site/shell-record';
import { shopOfSite } from '../site/shop';
import { emptyPages, type DevSite } from './dev-pages';

const builtFolders = ['shell', 'remotes', 'pictures', 'fonts', 'shop'];
const builtFiles = ['icon.svg', 'icons', 'manifest.webmanifest', 'kitchen.webmanifest'];

// One of the built site that ran here before would go on answering with its pages.
const noWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', () => self.registration.unregister());
`;

// What is exposed is known, in which files it lies is not: the entry finds them.
const devLine = (name: string, line: RemoteLine): RemoteLine => ({
  ...line,
  version: 'dev',
  base: `${devOriginOf(name)}/`,
  entry: 'remote-entry.js',
  exposes: Object.fromEntries(Object.keys(line.exposes).map((exposure) => [exposure, []])),
  integrity: {},
});

async function emptyPagesIn(language: Language, site: DevSite): Promise<Page[]> {
  const worker = new Worker(new URL('./dev-language-thread.mjs', import.meta.url), {
    workerData: { language, site },
    execArgv: [],
  });
  const [pages] = await once(worker, 'message');
  return pages;
}

async function everyPage(site: DevSite): Promise<Page[]> {
  const renderer = rendererOf(site);
  const others = (Object.keys(renderer.languages) as Language[]).filter((one) => one !== 'en');
  const pages = await Promise.all([
    emptyPages(site, renderer),
    ...others.map((one) => emptyPagesIn(one, site)),
  ]);
  return pages.flat();
}

/**
 * A site for development: the named packages come from their own servers, the rest as built. Its pages are
 * rendered in the browser, because what is being edited has no bundle to prerender with. Returns its folder.
 */
export async function assembleDevSite(names: readonly string[]): Promise<string> {
  const folder = path.resolve(dataFolder, 'dev-site');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of builtFolders) {
    // A junction needs no special right on Windows; elsewhere the word makes no difference.
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
  const pages = await everyPage({
    shell,
    fonts: publishFonts(),
    shop: shopOfSite(shell),
    devShell,
  });

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    writeFileSync(`${folder}/${file}`, text);
  };
  for (const [file, html] of pages) write(file, html);
  write('remotes.json', JSON.stringify(remotes, null, 2));
  write('headers.json', JSON.stringify(needsOf(pages, remotes), null, 2));
  write('service-worker.js', noWorker);
  return folder;
}
