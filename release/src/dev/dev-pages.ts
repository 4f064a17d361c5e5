import { readFileSync } from 'node:fs';
import { siteFolder } from '../../../scripts/paths.mjs';
import type { DocumentParts } from '../../../shell/src/prerender/document';
import { ownScripts } from '../prerender/page-scripts';
import { ownShop } from '../prerender/page-shop';
import type { Renderer } from '../prerender/renderer';
import { fileOf, type Page } from '../prerender/site-pages';
import type { Fonts, PublishedShell, SiteShop } from '../site/records';

/** What the pages of a site for development are made of. */
export interface DevSite {
  shell: PublishedShell;
  fonts: Fonts;
  shop: SiteShop;
  /** Address of the shell's development server, where it runs from there. */
  devShell: string | null;
}

/** What pages run: the shell as built, or what its development server makes of it. */
function scriptsOf({ shell, devShell }: DevSite, renderer: Renderer) {
  if (!devShell) return ownScripts(shell, renderer);
  const { pageLanguage: language } = renderer;
  return [...(language === 'en' ? [] : [`texts.${language}`]), 'main'].map((name) => ({
    address: `${devShell}${name}.js`,
  }));
}

/** Every page in the language of this thread, to be rendered in the browser. */
export function emptyPages(site: DevSite, renderer: Renderer): Page[] {
  const { shell, fonts } = site;
  const script = (name: string) =>
    readFileSync(`${siteFolder}${shell.base}head/${name}.js`, 'utf8').trim();
  const data = {
    shop: ownShop(),
    'own-scripts': shell,
    'page-scripts': { run: scriptsOf(site, renderer), fetch: [] },
  };
  const empty = { html: '', styles: null, firstPicture: null, data, fonts };
  const page = (
    path: string,
    meta: DocumentParts['meta'],
    own: Pick<DocumentParts, 'robots' | 'alone'> = {},
  ) =>
    renderer.renderDocument({
      ...empty,
      ...own,
      path,
      meta,
      head: (own.alone ? ['start'] : ['language', 'start']).map(script),
    });
  const { addressIn, apartMeta, notFoundMeta, pageLanguage, pageMeta, linkedMeta } = renderer;
  const addressOf = (path: string) => addressIn(pageLanguage, path);
  const hidden = { robots: 'noindex' };
  const ofStaff = Object.entries(pageLanguage === 'en' ? apartMeta : {});
  return [
    ...Object.entries({ ...pageMeta, ...linkedMeta }).map(([route, meta]): Page => [
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
