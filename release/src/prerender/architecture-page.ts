import { hashesOf } from 'federation-pins/hashes';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import type { ShellFacts } from '../../../shell/src/architecture/overview';
import type { SiteParts } from '../site/records';
import { ownScripts } from './page-scripts';
import type { Renderer } from './renderer';
import type { Page } from './site-pages';

/** The file of a page that the restaurant publishes. */
export const publishedFile = 'architecture/index.html';

// Hosting serves no dotfiles, so only the local backend shows this one.
const localFile = '.architecture.html';

/** Returns the page for engineers, in English only. A shell that was rolled back may have none. */
export function architecturePage(
  { shell, fonts }: Pick<SiteParts, 'shell' | 'fonts'>,
  renderer: Renderer,
): Page[] {
  const known: Partial<Renderer> = renderer;
  const meta = known.architectureMeta;
  if (!meta || renderer.pageLanguage !== 'en') return [];
  const { base, integrity } = shell;
  const facts: ShellFacts = {
    version: path.basename(base),
    base,
    first: ownScripts(shell, renderer).map(({ address }) => address),
    files: Object.keys(integrity),
  };
  const { 'page.js': hash } = hashesOf(`${siteFolder}${base}architecture`);
  const run = [{ address: `${base}architecture/page.js`, integrity: hash }];
  const html = renderer.renderDocument({
    path: '/architecture',
    meta,
    // The page renders in the browser, because it shows what browsers find there.
    html: '',
    styles: null,
    fonts,
    head: [readFileSync(`${siteFolder}${base}head/start.js`, 'utf8').trim()],
    firstPicture: null,
    data: { architecture: facts, 'page-scripts': { run, fetch: [] } },
    robots: 'noindex',
    alone: true,
  });
  return [[renderer.restaurant.architecturePage ? publishedFile : localFile, html]];
}
