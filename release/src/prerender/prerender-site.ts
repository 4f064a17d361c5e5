import { rmSync } from 'node:fs';
import type { RemoteLine, RemoteName, RemotesFile } from '@burger/shared/contracts';
import type { Language } from '@burger/shared/i18n';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import { writeDeployConfig } from '../headers/hosting-config';
import { needsOf, needsOfBoth, readNeeds, writeNeeds } from '../headers/page-needs';
import { write, writePage } from '../site/files';
import { remoteLine, writeLasting, type SiteParts } from '../site/records';
import { publishedFile } from './architecture-page';
import { pageLists } from './page-lists';
import { pagesIn, type RenderedPage } from './render-pages';
import { inEveryLanguage, rendererOf, type Renderer } from './renderer';
import { isForSearch, pagesFrom, writeWebManifests } from './site-pages';
import { writeWorker } from './worker-site';

/** Removes the pages of languages that the site no longer has. Each language has a folder of its own. */
export function removeOtherLanguages(
  siteFolder: string,
  { languages, knownLanguages }: Pick<Renderer, 'languages'> & Partial<Renderer>,
): void {
  for (const language of Object.keys(knownLanguages ?? {})) {
    if (language in languages) continue;
    rmSync(`${siteFolder}/${language}`, { recursive: true, force: true });
  }
}

function writeSearchFiles(renderer: Renderer, remotes: RemotesFile): void {
  const { addressIn, languages, restaurant } = renderer;
  const { siteUrl } = restaurant;
  const open = pagesFrom(renderer, remotes)
    .map(([route]) => route)
    .filter(isForSearch);
  const addresses = (Object.keys(languages) as Language[]).flatMap((language) =>
    open.map((route) => `  <url><loc>${siteUrl}${addressIn(language, route)}</loc></url>`),
  );
  write(
    `${siteFolder}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
  );
  write(
    `${siteFolder}/robots.txt`,
    `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}

/** Writes every page in every language, with headers, service worker, manifests, robots and sitemap. */
export async function prerenderSite(site: SiteParts): Promise<void> {
  // Render all pages before writing the first one: a remote that fails to render changes nothing.
  const { pages, renderer } = await renderSite(site);
  const needs = needsOf(pages, site.remotes, renderer.restaurant.hosts);
  // During the replacement a request may get an old or a new page, so the policy allows the styles of both.
  writeNeeds(needsOfBoth(readNeeds(), needs));
  for (const { line } of Object.values(site.staged)) writeLasting(remoteLine(line));
  for (const [file, html, compressed] of pages) {
    writePage(`${siteFolder}/${file}`, html, compressed);
  }
  removeOtherLanguages(siteFolder, renderer);
  if (!pages.some(([file]) => file === publishedFile))
    rmSync(`${siteFolder}/architecture`, { recursive: true, force: true });
  writeNeeds(needs);
  writeDeployConfig(needs);
  const list = pageLists(site, renderer).customers.address;
  writeWorker({ site, list, pages, renderer, origins: needs.origins });
  writeWebManifests(renderer);
  writeSearchFiles(renderer, site.remotes);
}

const spoken = ({ contract, oldest }: Pick<RemoteLine, 'contract' | 'oldest'>) =>
  oldest === contract ? `contract ${contract}` : `contracts ${oldest} to ${contract}`;

/** Throws when a remote's contract does not fit the shell, or a remote lacks a module that the shell renders. */
export function checkCompatibility(
  renderer: Pick<Renderer, 'speaksOurContract' | 'ownContract' | 'placesOf'>,
  remotes: RemotesFile,
): void {
  for (const [name, line] of Object.entries(remotes)) {
    if (!renderer.speaksOurContract(line)) {
      throw new Error(
        `${name} ${line.version} supports ${spoken(line)}, the shell ${spoken(renderer.ownContract)}.`,
      );
    }
    // Modules that are newer than the remote's contract may be missing. A remote with the current contract must expose
    // them all.
    if (line.contract < renderer.ownContract.contract) continue;
    const missing = renderer
      .placesOf(name as RemoteName)
      .filter((exposure) => !(exposure in line.exposes));
    if (missing.length > 0) {
      throw new Error(`${name} ${line.version} does not expose ${missing.join(', ')}.`);
    }
  }
}

interface RenderedSite {
  pages: readonly RenderedPage[];
  /** Renders the English pages. */
  renderer: Renderer;
}

/** Renders every page and writes nothing. Rejects for incompatible remotes. */
export async function renderSite(site: SiteParts): Promise<RenderedSite> {
  const renderer = rendererOf(site);
  checkCompatibility(renderer, site.remotes);
  for (const [name, { line }] of Object.entries(site.staged))
    checkCompatibility(renderer, { [name]: line });
  const module = new URL('./render-pages.ts', import.meta.url);
  return { pages: await inEveryLanguage(renderer, module, pagesIn, { site }), renderer };
}
