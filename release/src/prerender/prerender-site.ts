import { siteFolder } from '../../../scripts/paths.mjs';
import { writeDeployConfig } from '../headers/hosting-config';
import { needsOf, needsOfBoth, readNeeds, writeNeeds } from '../headers/page-needs';
import { remoteLine, remotesList, writeLasting } from '../site/remotes-list';
import type { SiteParts } from '../site/records';
import { writeServedPage } from '../site/files';
import { removeUnspoken } from './remove-unspoken';
import { renderSite } from './render-site';
import { writeSearchFiles } from './search-files';
import { writeWebManifests } from './web-manifest';
import { writeWorker } from './worker-file';

/**
 * Writes every page of the site, in every language, from what is deployed, with what stands beside them: the headers
 * that they need, the service worker, manifests and what search engines read.
 */
export async function prerenderSite(site: SiteParts): Promise<void> {
  const list = remotesList(site.remotes);
  // All are rendered before the first is written: a remote that cannot be rendered changes nothing.
  const { pages, renderer } = await renderSite(site, list.address);
  const needs = needsOf(pages, site.remotes, renderer.restaurant.hosts);
  // A page may be asked for before it is replaced or after: its styles are let in either way.
  writeNeeds(needsOfBoth(readNeeds(), needs));
  writeLasting(list);
  for (const { line } of Object.values(site.staged)) writeLasting(remoteLine(line));
  for (const [file, html, compressed] of pages) {
    writeServedPage(`${siteFolder}/${file}`, html, compressed);
  }
  removeUnspoken(siteFolder, renderer);
  writeNeeds(needs);
  writeDeployConfig(needs);
  writeWorker({ site, list: list.address, pages, renderer, origins: needs.origins });
  writeWebManifests(renderer);
  writeSearchFiles(renderer, site.remotes);
}
